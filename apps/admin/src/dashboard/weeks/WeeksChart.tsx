import { useTheme } from '@mui/material';
import type { BarProps } from '@mui/x-charts/BarChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { STRIPES } from './Stripes.tsx';
import { lookOf } from './series-look.ts';
import { summaryOf, type WeeklySeries } from './weekly-series.ts';
import { weeksPath } from './weeks-path.ts';

const StripedServices = createContext<ReadonlySet<string>>(new Set());

function Segment({ id, color, x, y, width, height, className, onClick, style }: BarProps) {
  const { palette } = useTheme();
  const isStriped = useContext(StripedServices).has(String(id));
  const place = { x, y, width, height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the table offers the same links.
    <g className={className} onClick={onClick} style={style}>
      <rect {...place} fill={color} stroke={palette.background.paper} strokeWidth={1.5} />
      {isStriped && <rect {...place} fill={STRIPES} />}
    </g>
  );
}

const slots = { bar: Segment };

type WeeksChartProps = { data: WeeklySeries; height: number };

/**
 * One stacked bar per week; a segment opens its submissions. The table offers the same links to
 * keyboard users.
 */
export default function WeeksChart({ data, height }: WeeksChartProps) {
  const theme = useTheme();
  const navigate = useNavigate();
  const looks = data.series.map(({ service }) => ({ service, ...lookOf(service, theme) }));
  const striped = new Set(looks.filter(({ isStriped }) => isStriped).map(({ service }) => service));
  return (
    <div
      role="img"
      aria-label={t('Inquiries per week by service: {data}', { data: summaryOf(data) })}
    >
      <StripedServices value={striped}>
        <BarChart
          height={height}
          skipAnimation
          hideLegend
          onItemClick={(_event, { seriesId, dataIndex }) => {
            const path = weeksPath(data.weeks[dataIndex]?.startsOn ?? '', {
              service: String(seriesId),
            });
            if (path) void navigate(path);
          }}
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
          xAxis={[
            {
              data: data.weeks.map(({ label }) => label),
              scaleType: 'band',
              categoryGapRatio: 0.35,
              tickSize: 0,
            },
          ]}
          yAxis={[{ tickMinStep: 1, disableLine: true, disableTicks: true, width: 36 }]}
          series={data.series.map(({ service, label, values }, place) => ({
            id: service,
            label,
            data: values,
            stack: 'all',
            color: looks[place]?.colour,
            valueFormatter: (value: number | null) => (value ? String(value) : null),
          }))}
          slots={slots}
        />
      </StripedServices>
    </div>
  );
}
