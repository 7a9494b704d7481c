import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { COUNTS_KEY } from '#features/inbox/submission-counts.ts';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { editPath } from '#ui/record-paths.ts';
import { useUndoNotice } from '#ui/use-undo-notice.tsx';
import { type Suggestion, UNMATCHED_MAILS, type UnmatchedMail } from './unmatched-mail.ts';

async function setDiscarded(id: string, at: string | null): Promise<void> {
  const { error, status } = await supabase
    .from(UNMATCHED_MAILS)
    .update({ discarded_at: at })
    .eq('id', id);
  if (error) throw toDataError({ status, body: error });
}

async function attachMail(mail: string, submission: string): Promise<void> {
  const { error, status } = await supabase.rpc('attach_mail', { mail, submission });
  if (error) throw toDataError({ status, body: error });
}

function AttachedNotice({ to }: { to: Pick<Suggestion, 'id'> }) {
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button component={Link} to={editPath('submissions', to.id)} color="inherit" size="small">
          {t('Open')}
        </Button>
      }
    >
      {t('Attached to inquiry {id}.', { id: inquiryReference(to.id) })}
    </Alert>
  );
}

/** What staff do with an email. All reject with a sentence for the person. */
export function useUnmatchedMail() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyWithUndo = useUndoNotice();
  const refresh = () =>
    Promise.all(
      [[UNMATCHED_MAILS], ['submissions'], COUNTS_KEY].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const set = async (mail: UnmatchedMail, at: string | null) => {
    await setDiscarded(mail.id, at);
    await refresh();
  };
  return {
    async attach(mail: UnmatchedMail, to: Pick<Suggestion, 'id'>) {
      await attachMail(mail.id, to.id).finally(() => void refresh());
      notify(<AttachedNotice to={to} />, { autoHideDuration: 10_000 });
    },
    async discard(mail: UnmatchedMail) {
      await set(mail, new Date().toISOString());
      notifyWithUndo(t('Email discarded.'), () => set(mail, null));
    },
    restore: (mail: UnmatchedMail) => set(mail, null),
    /** For a button outside a dialog. */
    report: (error: unknown) => notify((error as Error).message, { type: 'error' }),
  };
}
