import { Alert, Box, Button, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';

type TranslationBarProps = {
  count: number;
  isSaving: boolean;
  problem: string | undefined;
  onSave: () => void;
  onSaveAndNext: () => void;
  onReload: () => void;
};

/** Sticky, so that saving stays visible beside a long list of texts. */
export function TranslationBar(props: TranslationBarProps) {
  const { count, isSaving, problem, onSave, onSaveAndNext, onReload } = props;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {problem && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onReload}>
              {t('Reload the texts')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" disabled={count === 0 || isSaving} onClick={onSave}>
          {count > 1
            ? t('Save {count, plural, one {# text} other {# texts}}', { count })
            : t('Save')}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={onSaveAndNext}>
          {count > 0 ? t('Save and next') : t('Next')}
        </Button>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {t('Ctrl+Enter saves and opens the next text that is missing or outdated.')}
        </Typography>
      </Box>
    </Box>
  );
}
