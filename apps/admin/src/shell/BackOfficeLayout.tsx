import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NewInquiryAnnouncement } from '#features/inbox/NewInquiryAnnouncement.tsx';
import { PageLoading } from '#ui/page/PageLoading.tsx';
import { SkipLink } from '#ui/page/SkipLink.tsx';
import { BAR_HEIGHT, BackOfficeAppBar } from './BackOfficeAppBar.tsx';
import { BackOfficeMenu } from './BackOfficeMenu.tsx';
import { BackOfficeSidebar } from './BackOfficeSidebar.tsx';
import { PageBoundary } from './PageBoundary.tsx';

export function BackOfficeLayout({ children }: CoreLayoutProps) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100vh', pt: `${BAR_HEIGHT}px`, display: 'flex' }}>
      <SkipLink />
      <NewInquiryAnnouncement />
      <BackOfficeAppBar />
      <BackOfficeSidebar>
        <BackOfficeMenu />
      </BackOfficeSidebar>
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{
          // Wide tables scroll inside their own container.
          minWidth: 0,
          flex: '1 1 0',
          display: 'flex',
          flexDirection: 'column',
          padding: '16px clamp(12px, 3vw, 32px) 48px',
          '&:focus-visible': { outline: 'none' },
        }}
      >
        <PageBoundary place={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </PageBoundary>
      </Box>
    </Box>
  );
}
