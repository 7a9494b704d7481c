import type { LostReason } from '@expat-buddy/domain/inquiry/lost-reasons';
import type { BulkOutcome } from '#features/bulk/change-status.ts';
import type { SubmissionStatus } from '#features/inbox/submission-status.ts';
import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { SubmissionRecord } from './submission.ts';

type OutcomeField = 'lost_reason' | 'value_minor' | 'value_currency';
type WorkField = 'status' | 'assignee_id' | 'follow_up_on' | 'snoozed_until' | OutcomeField;
type Work = Pick<SubmissionRecord, WorkField>;
type Worked = Work & { id: string };
export type WorkChange = Partial<Work>;

const read = (ids: string[]): Promise<Worked[]> =>
  inBatches(ids, async (batch) => {
    const { data, error, status } = await supabase
      .from('contact_submissions')
      .select(
        'id,status,assignee_id,follow_up_on,snoozed_until,lost_reason,value_minor,value_currency',
      )
      .in('id', batch);
    if (error) throw toDataError({ status, body: error });
    return data;
  });

async function write(ids: string[], change: WorkChange): Promise<void> {
  await inBatches(ids, async (batch) => {
    const { error, status } = await supabase
      .from('contact_submissions')
      .update(change)
      .in('id', batch);
    if (error) throw toDataError({ status, body: error });
    return [];
  });
}

/** Rows with the same change are written together. */
async function writeAlike(changes: readonly { id: string; change: WorkChange }[]) {
  const alike = Map.groupBy(changes, ({ change }) => JSON.stringify(change));
  for (const group of alike.values()) {
    const [first] = group;
    if (first)
      await write(
        group.map(({ id }) => id),
        first.change,
      );
  }
}

/** Moments have several spellings. */
const isSame = (one: Work[WorkField], other: Work[WorkField] | undefined) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));
const fieldsOf = (change: WorkChange) => Object.keys(change) as WorkField[];
const isDone = (row: Worked, change: WorkChange) =>
  fieldsOf(change).every((field) => isSame(row[field], change[field]));
const former = (row: Worked, change: WorkChange): WorkChange =>
  Object.fromEntries(fieldsOf(change).map((field) => [field, row[field]]));

/**
 * Changes the work on submissions and resolves with the number of changed rows and an undo, which
 * skips rows that a colleague has changed since.
 */
export async function changeWork(
  ids: string[],
  change: WorkChange | ((row: Worked) => WorkChange),
): Promise<BulkOutcome> {
  const changeOf = (row: Worked) => (typeof change === 'function' ? change(row) : change);
  const changes = (await read(ids))
    .map((row) => ({ id: row.id, row, change: changeOf(row) }))
    .filter(({ row, change }) => !isDone(row, change));
  await writeAlike(changes);
  const undo = async () => {
    const now = new Map((await read(changes.map(({ id }) => id))).map((row) => [row.id, row]));
    const untouched = changes.filter(({ id, change }) => {
      const row = now.get(id);
      return row !== undefined && isDone(row, change);
    });
    await writeAlike(untouched.map(({ id, row, change }) => ({ id, change: former(row, change) })));
  };
  return { count: changes.length, undo };
}

/** Names what the new status clears, so that the undo restores it. */
export const setTo =
  (status: SubmissionStatus, lostReason: LostReason | null = null) =>
  (row: Work): WorkChange => ({
    status,
    ...((status === 'lost' || row.lost_reason !== null) && { lost_reason: lostReason }),
    ...(status !== 'won' &&
      row.value_minor !== null && { value_minor: null, value_currency: null }),
  });

/** Assigning a new submission starts the work on it. */
export const assignTo =
  (assignee_id: string | null) =>
  (row: Pick<SubmissionRecord, 'status'>): WorkChange =>
    assignee_id !== null && row.status === 'new'
      ? { assignee_id, status: 'in_progress' }
      : { assignee_id };
