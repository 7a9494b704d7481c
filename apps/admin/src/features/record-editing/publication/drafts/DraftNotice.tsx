import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { useUndoNotice } from '#ui/use-undo-notice.tsx';
import { ChangedField } from '../../history/ChangedField.tsx';
import { actorOf } from '../../history/record-change.ts';
import { GuardedSaving } from '../../use-guarded-save.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { deleteDraft, draftQuery, saveDraft } from './draft-changes.ts';
import { unreleasedChanges } from './draft-difference.ts';
import { EditedDraft } from './edited-draft.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Says what is prepared for a published record but not released, and by whom. */
export function DraftNotice() {
  const edited = useContext(EditedDraft);
  const labels = useContext(GuardedSaving)?.labels ?? {};
  const { record: live } = useEditContext();
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyWithUndo = useUndoNotice();
  const draft = edited?.draft;
  if (!edited || !draft || !live) return null;
  const changes = unreleasedChanges(draft, live, labels);
  if (changes.length === 0) return null;

  const reload = () => queryClient.refetchQueries(draftQuery(edited.record));
  const discard = async () => {
    try {
      await deleteDraft(edited.record);
      await reload();
      notifyWithUndo(t('Draft discarded.'), async () => {
        await saveDraft(edited.record, draft, null);
        await reload();
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 1200 }}>
      <AlertTitle>{t('Unreleased changes')}</AlertTitle>
      <Typography variant="body2">
        {rich(
          '{who} changed {fields}, {moment}. Visitors do not see this yet. “Release” at the end of the form publishes it.',
          {
            who: actorOf({ actor: draft.author, by_server: false }),
            fields: list.format(changes.map(({ label }) => label)),
            moment: <Moment key="moment" at={draft.updated_at} />,
          },
        )}
      </Typography>
      {isOpen &&
        changes.map((changed) => (
          <ChangedField key={changed.field} changed={changed} isInForm={changed.field in labels} />
        ))}
      {edited.isDisputed && <DraftConflict />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          color="inherit"
          size="small"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? t('Hide changes') : t('Show changes')}
        </Button>
        <Button color="inherit" size="small" onClick={() => void discard()}>
          {t('Discard draft')}
        </Button>
      </Box>
    </Alert>
  );
}
