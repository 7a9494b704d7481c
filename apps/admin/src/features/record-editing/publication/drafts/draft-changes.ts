import type { Json } from '@expat-buddy/domain/database.types';
import { t } from '#i18n/t.ts';
import { DataError } from '#providers/data/data-error.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { RecordName } from '../record-name.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What visitors do not see yet: the changed fields, and what they replace. */
export type DraftChanges = {
  changes: Fields;
  base: Fields;
  updated_at: string;
  author: { full_name: string | null; email: string } | null;
};

const columns = 'changes,base,updated_at,author:profiles(full_name,email)';
const ofRecord = ({ table, id }: RecordName) => ({ resource: table, record_id: id });

async function readDraft(record: RecordName): Promise<DraftChanges | null> {
  const { data, error, status } = await supabase
    .from('draft_changes')
    .select(columns)
    .match(ofRecord(record))
    .maybeSingle()
    .overrideTypes<DraftChanges, { merge: false }>();
  if (error) throw toDataError({ status, body: error });
  return data;
}

export const draftQuery = (record: RecordName) => ({
  queryKey: ['draft-changes', record.table, record.id],
  queryFn: () => readDraft(record),
  // Read again whenever an editor opens, never while somebody types.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

type NewDraft = Pick<DraftChanges, 'changes' | 'base'>;

/** Optimistic locking, as for records: the draft must be the one that the editor read. */
export async function saveDraft(
  record: RecordName,
  { changes, base }: NewDraft,
  read: DraftChanges | null,
): Promise<void> {
  const values = { changes: changes as NonNullable<Json>, base: base as NonNullable<Json> };
  const table = supabase.from('draft_changes');
  const { data, error, status } = await (read
    ? table.update(values).match({ ...ofRecord(record), updated_at: read.updated_at })
    : table.insert({ ...ofRecord(record), ...values })
  ).select('record_id');
  const isTaken = error?.code === '23505' || data?.length === 0;
  if (isTaken) {
    throw new DataError(
      t('Somebody else saved a draft of this record just now. Copy your changes and reload.'),
      409,
    );
  }
  if (error) throw toDataError({ status, body: error });
}

export async function deleteDraft(record: RecordName): Promise<void> {
  const { error, status } = await supabase.from('draft_changes').delete().match(ofRecord(record));
  if (error) throw toDataError({ status, body: error });
}
