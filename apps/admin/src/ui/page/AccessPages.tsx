import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageTitle } from './PageTitle.tsx';

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 560, py: 4 }}>
      <PageTitle title={title} />
      <Typography gutterBottom>{children}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ mt: 2 }}>
        {t('Go to dashboard')}
      </Button>
    </Box>
  );
}

export function PageNotFound() {
  return (
    <Notice title={t('Page not found')}>
      {t('There is no page at this address. It may have moved, or the link may be incomplete.')}
    </Notice>
  );
}

export function AccessDenied() {
  return (
    <Notice title={t('You don’t have access to this page')}>
      {t('Your role does not include this page. An administrator can change that.')}
    </Notice>
  );
}

export function AccessUnknown() {
  return (
    <Notice title={t('Your role could not be verified')}>
      {t('The server did not confirm your role. Check the connection and try again.')}
    </Notice>
  );
}
