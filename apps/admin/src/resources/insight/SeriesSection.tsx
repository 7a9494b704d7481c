import type { Insight } from '@expat-buddy/domain/insight/types';
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-admin';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { FigureTable } from './FigureTable.tsx';
import { type SeriesUnit, seriesSteps } from './series.ts';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

export function SeriesSection({ insight }: { insight: Insight }) {
  const [unit, setUnit] = useStore<SeriesUnit>('insight.unit', 'week');
  const steps = seriesSteps(unit, unit === 'week' ? insight.weeks : insight.months, insight);
  const name = unit === 'week' ? t('Inquiries by week') : t('Inquiries by month');
  return (
    <Section title={name}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={unit}
        onChange={(_event, chosen: SeriesUnit | null) => chosen && setUnit(chosen)}
        aria-label={t('Steps')}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="week">{t('Weeks')}</ToggleButton>
        <ToggleButton value="month">{t('Months')}</ToggleButton>
      </ToggleButtonGroup>
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
        <SeriesChart name={name} steps={steps} />
      </Suspense>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {t('The figures as a table')}
        </Box>
        <FigureTable
          name={name}
          rows={steps}
          keyOf={({ starts_on }) => starts_on}
          columns={[
            { label: unit === 'week' ? t('Week from') : t('Month'), value: ({ label }) => label },
            { label: t('Inquiries'), value: ({ inquiries }) => inquiries, to: ({ path }) => path },
            { label: t('Won (inquiries)'), value: ({ won }) => won },
          ]}
        />
      </Box>
    </Section>
  );
}
