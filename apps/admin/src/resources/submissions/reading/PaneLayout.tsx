import { Box, Card, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '#i18n/t.ts';
import { PageLoading } from '#ui/page/PageLoading.tsx';
import { useCurrentSubmission } from '../position/remembered-list.ts';

const ReadingPane = lazy(() => import('./ReadingPane.tsx'));

type PaneLayoutProps = { isShown: boolean; children: ReactNode };

/** The list, and beside it the submission that was chosen last. */
export function PaneLayout({ isShown, children }: PaneLayoutProps) {
  const currentId = useCurrentSubmission();
  if (!isShown) return children;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(380px, 5fr) minmax(0, 6fr)',
      }}
    >
      {children}
      <Box
        component="section"
        aria-label={t('Reading pane')}
        sx={{ position: 'sticky', top: 64, maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' }}
      >
        {currentId ? (
          <Suspense fallback={<PageLoading />}>
            <ReadingPane key={currentId} id={currentId} />
          </Suspense>
        ) : (
          <Card sx={{ p: 4, textAlign: 'center' }}>
            <Typography color="text.secondary">
              {t('Choose a submission, or press j for the first one.')}
            </Typography>
          </Card>
        )}
      </Box>
    </Box>
  );
}
