import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useUndoNotice } from '#layout/use-undo-notice.tsx';

type Outcome = { count: number; undo: () => Promise<void> };

const travelsInWords = (count: number) => (count === 1 ? '1 travel' : `${count} travels`);

/** Does something with the chosen travels, says what came of it and offers to take it back. */
export function useTravelBulk() {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyWithUndo = useUndoNotice();
  const [isBusy, setBusy] = useState(false);

  async function run(work: (ids: string[]) => Promise<Outcome>, done: string, nothing: string) {
    setBusy(true);
    try {
      const { count, undo } = await work(selectedIds.map(String));
      onUnselectItems();
      if (count === 0) return notify(nothing, { type: 'info' });
      refresh();
      notifyWithUndo(`${travelsInWords(count)} ${done}.`, async () => {
        await undo();
        refresh();
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
