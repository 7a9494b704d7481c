import { useRef, useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { moved } from '#ui/inputs/line-order.ts';

async function writeOrder(table: string, ids: string[]): Promise<void> {
  const { error, status } = await supabase.rpc('save_order', { of_table: table, ids });
  if (error) throw toDataError({ status, body: error });
}

/**
 * Keeps the new order on screen while it is saved. Saves run one after another, so the last one
 * wins; a failed one restores the rows.
 */
export function useSavedOrder<RecordType extends RaRecord>(table: string) {
  const { data = [], refetch, filterValues, total } = useListContext<RecordType>();
  const notify = useNotify();
  const [ids, setIds] = useState<RecordType['id'][]>();
  const [state, setState] = useState<'' | 'saving' | 'saved'>('');
  const running = useRef(Promise.resolve());
  const latest = useRef(0);

  const placeOf = (row: RecordType) => ids?.indexOf(row.id) ?? 0;
  const rows = ids ? data.toSorted((one, other) => placeOf(one) - placeOf(other)) : data;
  const isFiltered = Object.values(filterValues).some(Boolean);

  async function save(wanted: RecordType['id'][], turn: number) {
    try {
      await writeOrder(table, wanted.map(String));
      if (turn === latest.current) setState('saved');
    } catch (error) {
      setState('');
      notify((error as Error).message, { type: 'error' });
    }
    if (turn !== latest.current) return;
    await refetch();
    setIds(undefined);
  }

  function move(from: number, to: number) {
    const wanted = moved(rows, from, to).map(({ id }) => id);
    latest.current += 1;
    const turn = latest.current;
    setIds(wanted);
    setState('saving');
    running.current = running.current.then(() => save(wanted, turn));
  }

  return {
    rows,
    move,
    state,
    /** Only the whole list has an order: no filtered list and no single page. */
    canOrder: !isFiltered && (total ?? data.length) <= data.length,
  };
}
