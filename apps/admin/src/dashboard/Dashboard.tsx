import { Box, Button, Skeleton } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'react-admin';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { CompanyExpiry } from './CompanyExpiry.tsx';
import { DueSection } from './DueSection.tsx';
import { type DashboardData, useDashboard } from './dashboard.ts';
import { Figures, FiguresLoading } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { figuresOf } from './figures.ts';
import { firstSteps } from './first-steps.ts';
import { MailTrouble } from './MailTrouble.tsx';
import { SECTION_HEIGHT } from './weeks/section-height.ts';

const WeeksSection = lazy(() => import('./weeks/WeeksSection.tsx'));

const PublicPagesLine = lazy(() => import('./PublicPagesLine.tsx'));

const weeksLoading = <Skeleton variant="rounded" sx={{ height: SECTION_HEIGHT }} />;

function Loaded({ data }: { data: DashboardData }) {
  const [isHidden, setHidden] = useStore('dashboard.firstStepsHidden', false);
  const figures = figuresOf(data);
  const steps = firstSteps(data);
  const areDone = steps.every(({ isDone }) => isDone);
  if (!data.steps.inquiry && !areDone) {
    const waiting = figures.filter(({ count }) => count > 0);
    return (
      <>
        {waiting.length > 0 && <Figures figures={waiting} />}
        <FirstSteps steps={steps} />
      </>
    );
  }
  return (
    <>
      <Figures figures={figures} />
      <DueSection due={data.due} />
      <Suspense fallback={weeksLoading}>
        <WeeksSection weeks={data.weeks} />
      </Suspense>
      {!areDone && !isHidden && (
        <FirstSteps
          steps={steps}
          action={
            <Button size="small" onClick={() => setHidden(true)}>
              {t('Hide the first steps')}
            </Button>
          }
        />
      )}
    </>
  );
}

function Content(): ReactNode {
  const { data, error, refetch } = useDashboard();
  // Stale figures are better than none when a refetch fails.
  if (data) return <Loaded data={data} />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <Box role="status" aria-label={t('Loading')} sx={{ display: 'grid', gap: 'inherit' }}>
      <FiguresLoading />
      {weeksLoading}
    </Box>
  );
}

export function Dashboard() {
  return (
    <>
      <PageTitle title={t('Today')} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 2, sm: 3 },
          maxWidth: 1100,
        }}
      >
        <MailTrouble />
        <CompanyExpiry />
        <Content />
        <Suspense>
          <PublicPagesLine />
        </Suspense>
      </Box>
    </>
  );
}
