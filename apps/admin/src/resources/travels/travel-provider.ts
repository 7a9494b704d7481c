import type { Json } from '@expat-buddy/domain/database.types';
import type { DataProvider, RaRecord } from 'react-admin';
import { DataError, RecordChanged } from '#providers/data-error.ts';
import { toDataError } from '#providers/database-errors.ts';
import { changedFields } from '#providers/guarded-update.ts';
import { isSameValue } from '#providers/same-value.ts';
import { supabase } from '#providers/supabase.ts';
import { travelLabels } from './travel-labels.ts';
import { listFilter } from './travel-list-filter.ts';
import { readTravel, recordColumns, type TravelRecord } from './travel-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A refusal about a link or a day names columns that the form has no field for. */
function aboutTheForm(error: DataError): DataError {
  const errors = Object.entries(error.body.errors).map(([field, words]) => {
    const shownAt = field === 'tag_id' ? 'tag_ids' : field;
    return typeof words === 'string' && (shownAt in travelLabels || shownAt === 'id')
      ? { [shownAt]: words }
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
    .maybeSingle();
  if (error) throw toDataError({ status, body: error });
  if (!data) throw new DataError('This record does not exist, or not any more.', 404);
  return readTravel(data);
}

/** Saves a travel with its types, tags and days in one transaction. Null: somebody else was first. */
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

async function update(id: string, data: Fields, previous: Fields): Promise<TravelRecord> {
  const changes = changedFields(data, previous, 'id');
  if (Object.keys(changes).length === 0) return previous as TravelRecord;
  const saved = await write({ ...data, id }, String(previous.updated_at));
  const current = await readOne(id);
  if (saved !== null) return current;
  // The answer to an earlier save of ours was lost on its way: what is there is what was wanted.
  const isDone = Object.entries(changes).every(([field, value]) =>
    isSameValue(value, (current as Fields)[field]),
  );
  if (isDone) return current;
  throw new RecordChanged(current);
}

const as = <RecordType extends RaRecord>(record: unknown) => ({ data: record as RecordType });

/** A travel is read and saved as a whole: its columns, types, tags and days. */
export function withTravels(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: (resource, params) =>
      provider.getList(resource, resource === 'travels' ? listFilter(params) : params),
    async getOne(resource, params) {
      if (resource !== 'travels') return provider.getOne(resource, params);
      return as(await readOne(String(params.id)));
    },
    async create(resource, params) {
      if (resource !== 'travels') return provider.create(resource, params);
      await write(params.data);
      return as(await readOne(String(params.data.id)));
    },
    async update(resource, params) {
      if (resource !== 'travels') return provider.update(resource, params);
      return as(await update(String(params.id), params.data, params.previousData));
    },
  };
}
