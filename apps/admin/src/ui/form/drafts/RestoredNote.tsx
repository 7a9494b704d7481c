import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '../../Moment.tsx';
import type { FormDraft } from './draft-store.ts';

type RestoredNoteProps = {
  draft: { restored: FormDraft | undefined; isFailing: boolean; flush: () => unknown };
  onDiscard: () => void;
  /** What others have changed meanwhile. */
  children?: ReactNode;
};

/** Says that the form holds what was typed before, or that it cannot be kept at the moment. */
export function RestoredNote({ draft, onDiscard, children }: RestoredNoteProps) {
  const { restored, isFailing, flush } = draft;
  return (
    <>
      {restored && (
        <Alert
          severity="info"
          variant="outlined"
          role="status"
          sx={{ mb: 2, maxWidth: 1200 }}
          action={
            <Button color="inherit" size="small" onClick={onDiscard}>
              {t('Discard')}
            </Button>
          }
        >
          {rich('Restored what you had typed, {moment}.', {
            moment: <Moment key="moment" at={restored.updated_at} />,
          })}
          {children}
        </Alert>
      )}
      {isFailing && (
        <Typography variant="caption" color="error" component="div" role="status">
          {t('What you type is not kept at the moment.')}
          <Button size="small" onClick={() => void flush()}>
            {t('Try again')}
          </Button>
        </Typography>
      )}
    </>
  );
}
