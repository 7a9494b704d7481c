import { Box, FormControlLabel, Skeleton, Switch, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useStore } from 'react-admin';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { Stripes } from './Stripes.tsx';
import { SECTION_HEIGHT } from './section-height.ts';
import { WeeksLegend } from './WeeksLegend.tsx';
import { WeeksTable } from './WeeksTable.tsx';
import { summaryOf, type Week, weeklySeries } from './weekly-series.ts';

const WeeksChart = lazy(() => import('./WeeksChart.tsx'));

const CHART_HEIGHT = 300;

export default function WeeksSection({ weeks }: { weeks: readonly Week[] }) {
  const [isTable, setTable] = useStore('dashboard.weeksAsTable', false);
  const data = weeklySeries(weeks);
  if (data.total === 0) return <Section title={t('Inquiries per week')}>{summaryOf(data)}</Section>;
  return (
    <Section title={t('Inquiries per week')} sx={{ minHeight: SECTION_HEIGHT }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mb: 1 }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 260px' }}>
          {t('{data} Spam is left out.', { data: summaryOf(data) })}
        </Typography>
        <FormControlLabel
          control={<Switch checked={isTable} onChange={(_event, checked) => setTable(checked)} />}
          label={t('Show as table')}
          sx={{ m: 0, width: 'auto' }}
        />
      </Box>
      {isTable ? (
        <WeeksTable data={data} />
      ) : (
        <>
          <Stripes />
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <WeeksChart data={data} height={CHART_HEIGHT} />
          </Suspense>
          <WeeksLegend data={data} />
        </>
      )}
    </Section>
  );
}
