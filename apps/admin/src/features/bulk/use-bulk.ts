import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useUndoNotice } from '#ui/use-undo-notice.tsx';
import type { BulkOutcome } from './change-status.ts';
import { countRecords } from './records/count-records.ts';

export type RunBulk = (
  work: (ids: string[]) => Promise<BulkOutcome>,
  /** The sentence for what was done, with the records: "2 travels". */
  done: (records: string) => string,
  nothing: string,
  /** These rows instead of the selected ones. */
  ids?: string[],
) => Promise<boolean>;

/** Runs a bulk action, reports its outcome with an undo, and resolves whether it succeeded. */
export function useBulk(names: { one: string; many: string }) {
  const { selectedIds, onUnselectItems, onToggleItem } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyWithUndo = useUndoNotice();
  const [isBusy, setBusy] = useState(false);

  const run: RunBulk = async (work, done, nothing, ids) => {
    setBusy(true);
    try {
      const { count, undo, nothing: reason } = await work(ids ?? selectedIds.map(String));
      // A row's own button leaves the selection alone.
      if (!ids) onUnselectItems();
      else for (const id of ids) if (selectedIds.includes(id)) onToggleItem(id);
      refresh();
      if (count === 0) {
        notify(reason ?? nothing, { type: 'info' });
        return true;
      }
      notifyWithUndo(done(countRecords(count, names)), async () => {
        await undo();
        refresh();
      });
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
