import type { Insight } from '@expat-buddy/domain/insight/types';
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-admin';
import { Section } from '#ui/page/Section.tsx';
import { FigureTable } from './FigureTable.tsx';
import { type SeriesUnit, seriesSteps } from './series.ts';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

export function SeriesSection({ insight }: { insight: Insight }) {
  const [unit, setUnit] = useStore<SeriesUnit>('insight.unit', 'week');
  const steps = seriesSteps(unit, unit === 'week' ? insight.weeks : insight.months, insight);
  const name = unit === 'week' ? 'Inquiries by week' : 'Inquiries by month';
  return (
    <Section title={name}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={unit}
        onChange={(_event, chosen: SeriesUnit | null) => chosen && setUnit(chosen)}
        aria-label="Steps"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="week">Weeks</ToggleButton>
        <ToggleButton value="month">Months</ToggleButton>
      </ToggleButtonGroup>
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
        <SeriesChart name={name} steps={steps} />
      </Suspense>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          The figures as a table
        </Box>
        <FigureTable
          name={name}
          rows={steps}
          keyOf={({ starts_on }) => starts_on}
          columns={[
            { label: unit === 'week' ? 'Week from' : 'Month', value: ({ label }) => label },
            { label: 'Inquiries', value: ({ inquiries }) => inquiries, to: ({ path }) => path },
            { label: 'Won', value: ({ won }) => won },
          ]}
        />
      </Box>
    </Section>
  );
}
