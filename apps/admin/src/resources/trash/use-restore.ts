import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { editPath } from '#ui/record-paths.ts';
import { type DeletedRecord, kindName, resourceOf } from './deleted-record.ts';

async function restore(id: number): Promise<string> {
  const { data, error, status } = await supabase.rpc('restore_record', { change_id: id });
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** Restored records are drafts, opened for review. */
export function useRestore(deleted: DeletedRecord) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const id = await restore(deleted.id);
      notify(
        t('{resource} “{title}” has been restored as a draft.', {
          resource: kindName(deleted.resource),
          title: deleted.title,
        }),
        {
          type: 'success',
        },
      );
      const resource = resourceOf(deleted.resource);
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void navigate(editPath(resource, id));
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 10_000 });
      setIsBusy(false);
    }
    void queryClient.invalidateQueries({ queryKey: ['trash'] });
  };
  return { run, isBusy };
}
