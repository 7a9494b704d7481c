import type { DataProvider, RaRecord } from 'react-admin';
import { RecordChanged } from './data-error.ts';
import { changedFields } from './guarded-update.ts';
import { isSameValue } from './same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record that lies in several tables and is written by one function of the database. */
export type WholeRecord = {
  read: (id: string) => Promise<RaRecord>;
  /** Writes it if it still is as it was `before`, or as a new one. False: somebody else was first. */
  write: (values: Fields, before?: Fields) => Promise<boolean>;
};

async function update(whole: WholeRecord, id: string, data: Fields, before: Fields) {
  const changes = changedFields(data, before, 'id');
  if (Object.keys(changes).length === 0) return before;
  const isWritten = await whole.write(data, before);
  const current: Fields = await whole.read(id);
  if (isWritten) return current;
  // The answer to an earlier save of ours was lost on its way: what is there is what was wanted.
  const isDone = Object.entries(changes).every(([field, value]) =>
    isSameValue(value, current[field]),
  );
  if (isDone) return current;
  throw new RecordChanged(current);
}

const as = <RecordType extends RaRecord>(record: unknown) => ({ data: record as RecordType });

/** Reads and saves the records of some resources as a whole. How, is loaded when it is needed. */
export function withWholeRecords(
  provider: DataProvider,
  wholes: Readonly<Record<string, () => Promise<WholeRecord>>>,
): DataProvider {
  const wholeOf = async (resource: string) =>
    Object.hasOwn(wholes, resource) ? wholes[resource]?.() : undefined;
  return {
    ...provider,
    async getOne(resource, params) {
      const whole = await wholeOf(resource);
      return whole ? as(await whole.read(String(params.id))) : provider.getOne(resource, params);
    },
    async create(resource, params) {
      const whole = await wholeOf(resource);
      if (!whole) return provider.create(resource, params);
      await whole.write(params.data);
      return as(await whole.read(String(params.data.id)));
    },
    async update(resource, params) {
      const whole = await wholeOf(resource);
      if (!whole) return provider.update(resource, params);
      return as(await update(whole, String(params.id), params.data, params.previousData));
    },
  };
}
