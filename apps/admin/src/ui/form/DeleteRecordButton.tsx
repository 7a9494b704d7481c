import { Button } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useUnselect,
} from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { leaveFreely } from './unsaved-guards.ts';

type DeleteRecordButtonProps = {
  question: string;
  consequence: string;
  /** The list that opens once the record is gone. */
  leavesTo: string;
};

/** Asks, with the focus on Cancel, and deletes the record of the form. */
export function DeleteRecordButton({ question, consequence, leavesTo }: DeleteRecordButtonProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne] = useDelete(resource);
  const unselect = useUnselect(resource);
  const notify = useNotify();
  const redirect = useRedirect();
  if (!record) return null;

  const confirm = async () => {
    await deleteOne(
      resource,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    notify(t('Deleted.'), { type: 'success' });
    unselect([record.id], true);
    // Nothing in its form could be saved any more.
    leaveFreely();
    redirect(leavesTo);
  };
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={question}
          description={consequence}
          confirmLabel={t('Delete')}
          isDanger
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
