import { Button, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { DraftState } from './use-draft.ts';

const sentences: Readonly<Record<DraftState, string>> = {
  empty: '',
  unsaved: '',
  saving: t('Saving the draft …'),
  saved: t('Draft saved'),
  failed: t('The draft is not saved.'),
  elsewhere: t('This draft was sent or deleted in another window. Copy your text and reload.'),
};

/** Whether what was written so far is safe. */
export function DraftNote({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const isTrouble = state === 'failed' || state === 'elsewhere';
  return (
    <Typography
      variant="caption"
      color={isTrouble ? 'error' : 'text.secondary'}
      component="div"
      role="status"
    >
      {sentences[state]}
      {state === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('Save draft')}
        </Button>
      )}
    </Typography>
  );
}
