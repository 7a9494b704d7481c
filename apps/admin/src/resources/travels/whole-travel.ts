import type { Json } from '@expat-buddy/domain/database.types';
import { t } from '#i18n/t.ts';
import { DataError } from '#providers/data/data-error.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import type { WholeRecord } from '#providers/data/with-whole-records.ts';
import { supabase } from '#providers/supabase.ts';
import { travelLabels } from './form/travel-labels.ts';
import { type JoinedRow, readTravel, recordColumns, type TravelRecord } from './travel-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Errors of related rows name columns without a form field. */
function aboutTheForm(error: DataError): DataError {
  const errors = Object.entries(error.body.errors).map(([field, message]) => {
    const shownAt = field === 'tag_id' ? 'tag_ids' : field;
    return typeof message === 'string' && (shownAt in travelLabels || shownAt === 'id')
      ? { [shownAt]: message }
      : {};
  });
  const known: Record<string, string> = Object.assign({}, ...errors);
  return new DataError(
    error.message,
    error.status,
    Object.keys(known).length > 0 ? known : undefined,
  );
}

async function readOne(id: string): Promise<TravelRecord> {
  const { data, error, status } = await supabase
    .from('travels')
    .select(recordColumns)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<JoinedRow, { merge: false }>();
  if (error) throw toDataError({ status, body: error });
  if (!data) throw new DataError(t('This record does not exist or has been deleted.'), 404);
  return readTravel(data);
}

/** Saves in one transaction. Null: somebody else saved first. */
async function write(values: Fields, readAt?: string): Promise<string | null> {
  const { type_ids, tag_ids, days, ...travel } = values as Partial<TravelRecord>;
  const { data, error, status } = await supabase.rpc('save_travel', {
    travel: travel as Json,
    type_ids: type_ids ?? [],
    tag_ids: tag_ids ?? [],
    days: days ?? [],
    ...(readAt !== undefined && { read_at: readAt }),
  });
  if (error) throw aboutTheForm(toDataError({ status, body: error }));
  return data;
}

export const wholeTravel: WholeRecord = {
  read: readOne,
  write: async (values, before) =>
    (await write(values, before && String(before.updated_at))) !== null,
};
