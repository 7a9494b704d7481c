import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type CheckedTodayButtonProps = { table: string; resource: string; id: string; title: string };

async function markChecked(table: string, id: string): Promise<void> {
  const { error, status } = await supabase.rpc('mark_source_checked', {
    of_table: table,
    of_id: id,
  });
  if (error) throw toDataError({ status, body: error });
}

/** Notes that somebody has read the source today, with the name of the account. */
export function CheckedTodayButton({ table, resource, id, title }: CheckedTodayButtonProps) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  const run = async () => {
    setIsBusy(true);
    try {
      await markChecked(table, id);
      notify(t('“{title}” was checked today.', { title }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ]);
    setIsBusy(false);
  };

  return (
    <Button
      variant="outlined"
      startIcon={<CalendarCheck size={18} />}
      disabled={isBusy}
      onClick={() => void run()}
    >
      {t('Checked today')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
