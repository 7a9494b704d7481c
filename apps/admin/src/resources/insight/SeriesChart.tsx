import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import type { SeriesStep } from './series.ts';

/** The table below offers the same figures and links to keyboard users. */
export default function SeriesChart({ name, steps }: { name: string; steps: SeriesStep[] }) {
  const { palette } = useTheme();
  const navigate = useNavigate();
  return (
    <div role="img" aria-label={t('{name}, as bars', { name })}>
      <BarChart
        height={260}
        skipAnimation
        hideLegend
        onItemClick={(_event, { dataIndex }) => {
          const path = steps[dataIndex]?.path;
          if (path) void navigate(path);
        }}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        xAxis={[
          {
            data: steps.map(({ label }) => label),
            scaleType: 'band',
            categoryGapRatio: 0.35,
            tickSize: 0,
          },
        ]}
        yAxis={[{ tickMinStep: 1, disableLine: true, disableTicks: true, width: 36 }]}
        series={[
          {
            id: 'inquiries',
            label: t('Inquiries'),
            data: steps.map(({ inquiries }) => inquiries),
            color: palette.primary.main,
          },
          {
            id: 'won',
            label: t('Won (inquiries)'),
            data: steps.map(({ won }) => won),
            color: palette.warning.main,
          },
        ]}
      />
    </div>
  );
}
