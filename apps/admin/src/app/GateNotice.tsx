import {
  Box,
  Button,
  CircularProgress,
  CssBaseline,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { t } from '#i18n/t.ts';
import { useCompanyName } from '#ui/page/company-name.ts';
import { themeOptions } from '#ui/theme/theme.ts';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';

export function GateNotice({ onRetry }: { onRetry?: () => void }) {
  const { scheme } = useColourScheme();
  return (
    <ThemeProvider theme={createTheme(themeOptions(scheme))}>
      <CssBaseline enableColorScheme />
      <title>{t('{name} back office', { name: useCompanyName() })}</title>
      <Box
        component="main"
        sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 3 }}
      >
        {onRetry ? (
          <Box role="alert" sx={{ maxWidth: 440 }}>
            <Typography variant="h1" gutterBottom>
              {t('The server cannot be reached')}
            </Typography>
            <Typography gutterBottom>{t('Check the connection and try again.')}</Typography>
            <Button variant="contained" onClick={onRetry} sx={{ mt: 1 }}>
              {t('Try again')}
            </Button>
          </Box>
        ) : (
          <CircularProgress aria-label={t('Opening the back office')} />
        )}
      </Box>
    </ThemeProvider>
  );
}
