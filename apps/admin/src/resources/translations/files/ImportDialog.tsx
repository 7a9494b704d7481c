import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Skeleton,
  Switch,
} from '@mui/material';
import { useId, useState } from 'react';
import { t } from '#i18n/t.ts';
import { CsvFileButton } from '#ui/CsvFileButton.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { countOf, ImportPreview } from './ImportPreview.tsx';
import { useTranslationImport } from './use-translation-import.ts';

/** Compares a translator's file with the stored texts, and imports all of it or nothing. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const of = useTranslationImport(onClose);
  const { state } = of;
  const [isPublished, setPublished] = useState(false);
  const isPhone = useIsPhone();
  const id = useId();
  const isBusy = state.step === 'reading' || state.step === 'saving';
  const plan = state.step === 'preview' ? state.plan : [];
  const count = countOf(plan, 'new') + countOf(plan, 'changed');
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={state.step === 'preview' ? 'md' : 'sm'}
      fullWidth
    >
      <DialogTitle id={id}>{t('Import translations')}</DialogTitle>
      <DialogContent>
        {state.step === 'choose' && (
          <>
            {state.problem && (
              <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
                {state.problem}
              </Alert>
            )}
            <DialogContentText sx={{ mb: 2 }}>
              {t(
                'A file in the format of the export. You see every change before anything is saved. If a row does not match its English text, nothing is imported. Numbers that seem to differ are shown first. Rows without a translation change nothing.',
              )}
            </DialogContentText>
            <CsvFileButton onFile={of.read} />
          </>
        )}
        {isBusy && (
          <Skeleton
            variant="rounded"
            height={200}
            role="status"
            aria-label={state.step === 'saving' ? t('Importing') : t('Reading the file')}
          />
        )}
        {state.step === 'preview' && <ImportPreview plan={state.plan} problem={state.problem} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 0.5, flexWrap: 'wrap' }}>
        {state.step === 'preview' && (
          <>
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={isPublished}
                  onChange={(_event, isOn) => setPublished(isOn)}
                />
              }
              label={t('Publish what is imported')}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ marginInlineEnd: 'auto' }}
            />
            <Button onClick={of.restart}>{t('Choose another file')}</Button>
            <Button
              variant="contained"
              disabled={count === 0 || countOf(plan, 'refused') > 0}
              onClick={() => of.save(state, isPublished ? 'published' : undefined)}
            >
              {t('Import {count, plural, one {# translation} other {# translations}}', { count })}
            </Button>
          </>
        )}
        {state.step !== 'preview' && (
          <Button onClick={onClose} disabled={isBusy}>
            {t('Cancel')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
