import type { ReviewRule } from '@expat-buddy/domain/review/rules';
import type { BulkOutcome } from '#features/bulk/change-status.ts';
import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { ReviewStatus } from './review.ts';

export type Decision =
  | { status: 'pending' | 'published'; rejection_reason: null }
  | { status: 'rejected'; rejection_reason: ReviewRule };

type Decided = { id: string; status: ReviewStatus; rejection_reason: ReviewRule | null };

/** Skips reviews that a colleague has moderated meanwhile. */
async function write(ids: string[], from: ReviewStatus, decision: Decision): Promise<string[]> {
  const written = await inBatches(ids, async (batch) => {
    const { data, error, status } = await supabase
      .from('reviews')
      .update(decision)
      .in('id', batch)
      .eq('status', from)
      .select('id');
    if (error) throw toDataError({ status, body: error });
    return data;
  });
  return written.map(({ id }) => id);
}

async function read(ids: string[]): Promise<Decided[]> {
  return inBatches(ids, async (batch) => {
    const { data, error, status } = await supabase
      .from('reviews')
      .select('id,status,rejection_reason')
      .in('id', batch);
    if (error) throw toDataError({ status, body: error });
    return data;
  });
}

const formerOf = ({ status, rejection_reason }: Decided): Decision =>
  status === 'rejected' && rejection_reason
    ? { status, rejection_reason }
    : { status: status === 'published' ? status : 'pending', rejection_reason: null };

/**
 * Moderates reviews that are still in the state shown. Undo restores each former state and reason.
 */
export async function decide(
  ids: string[],
  shown: ReviewStatus,
  decision: Decision,
): Promise<BulkOutcome> {
  const before = await read(ids);
  const changed = new Set(await write(ids, shown, decision));
  const undo = async () => {
    const rows = before.filter(({ id }) => changed.has(id));
    for (const [, alike] of Map.groupBy(rows, (row) => row.rejection_reason)) {
      const [first] = alike;
      if (!first) continue;
      const back = alike.map(({ id }) => id);
      await write(back, decision.status, formerOf({ ...first, status: shown }));
    }
  };
  return { count: changed.size, undo };
}
