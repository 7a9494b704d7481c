import type { Insight } from '@expat-buddy/domain/insight/types';
import { Box, Skeleton, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Section } from '#ui/page/Section.tsx';
import { FigureTable } from './FigureTable.tsx';
import { GroupSection } from './GroupSection.tsx';
import { reasonLabel } from './insight-format.ts';
import { submissionsPath } from './insight-paths.ts';
import { officeToday, readPeriod } from './insight-period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { SeriesSection } from './SeriesSection.tsx';
import { Totals } from './Totals.tsx';
import { useInsight } from './use-insight.ts';

const dimensions = [
  { dimension: 'service', title: t('By service') },
  { dimension: 'travel', title: t('By travel') },
  { dimension: 'activity', title: t('By activity') },
  { dimension: 'source', title: t('By the page they wrote from') },
  { dimension: 'owner', title: t('By owner') },
  { dimension: 'language', title: t('By language') },
] as const;

export default function InsightPage() {
  const [search, setSearch] = useSearchParams();
  const today = officeToday();
  const period = readPeriod(search, today);
  const { data, error, isPlaceholderData, refetch } = useInsight(period);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1200, minWidth: 0 }}>
      <PageTitle title={t('Insight')} />
      <PeriodChoice
        period={period}
        today={today}
        onChange={({ first, last }) => setSearch({ from: first, to: last }, { replace: true })}
      />
      <Typography color="text.secondary">
        {t(
          'Inquiries received in this period, whatever became of them since, without spam. “Before” is the period of the same length before it.',
        )}
      </Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton variant="rounded" height={420} role="status" aria-label={t('Loading')} />
      )}
      {data && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ display: 'grid', gap: 2, minWidth: 0, opacity: isPlaceholderData ? 0.55 : 1 }}
        >
          <Figures insight={data} />
        </Box>
      )}
    </Box>
  );
}

function Figures({ insight }: { insight: Insight }) {
  const reasons = Object.entries(insight.current.lost_reasons);
  return (
    <>
      <Totals insight={insight} />
      <SeriesSection insight={insight} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {dimensions.map(({ dimension, title }) => (
          <GroupSection
            key={dimension}
            title={title}
            dimension={dimension}
            groups={insight.groups[dimension]}
            period={insight}
          />
        ))}
        <Section title={t('Why they were lost')}>
          {reasons.length === 0 ? (
            <Typography color="text.secondary">{t('None were lost in this period.')}</Typography>
          ) : (
            <FigureTable
              name={t('Why they were lost')}
              rows={reasons}
              keyOf={([reason]) => reason}
              columns={[
                { label: t('Reason'), value: ([reason]) => reasonLabel(reason) },
                {
                  label: t('Inquiries'),
                  value: ([, inquiries]) => inquiries,
                  to: ([reason]) =>
                    submissionsPath(insight, { status: 'lost', lost_reason: reason || null }),
                },
              ]}
            />
          )}
        </Section>
        <Section title={t('Searches without results')}>
          {insight.empty_searches.length === 0 ? (
            <Typography color="text.secondary">{t('None in this period.')}</Typography>
          ) : (
            <FigureTable
              name={t('Searches without results')}
              rows={insight.empty_searches}
              keyOf={({ term, language }) => `${language} ${term}`}
              columns={[
                { label: t('Term'), value: ({ term }) => term },
                { label: t('Times'), value: ({ searches }) => searches },
                { label: t('Language'), value: ({ language }) => language },
                { label: t('Last on'), value: ({ last_on }) => last_on },
              ]}
            />
          )}
        </Section>
      </Box>
    </>
  );
}
