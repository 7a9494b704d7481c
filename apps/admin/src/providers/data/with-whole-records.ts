import type { DataProvider, RaRecord } from 'react-admin';
import { RecordChanged } from './data-error.ts';
import { changedFields } from './guarded-update.ts';
import { ownSaves } from './own-saves.ts';
import { isSameValue } from './same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record stored in several tables and written by one database function. */
export type WholeRecord = {
  read: (id: string) => Promise<RaRecord>;
  /** Resolves false when somebody else saved first. */
  write: (values: Fields, before?: Fields) => Promise<boolean>;
};

const own = ownSaves();

async function update(whole: WholeRecord, record: string, data: Fields, before: Fields) {
  const id = record.slice(record.indexOf('/') + 1);
  const changes = changedFields(data, before, 'id');
  if (Object.keys(changes).length === 0) return before;
  const known = before.updated_at;
  const version = typeof known === 'string' ? own.latest(record, known) : known;
  const isWritten = await whole.write(data, { ...before, updated_at: version });
  const current: Fields = await whole.read(id);
  if (isWritten) {
    own.note(record, version, current.updated_at);
    return current;
  }
  // A lost response to our own earlier save: the row already has the wanted values.
  const isDone = Object.entries(changes).every(([field, value]) =>
    isSameValue(value, current[field]),
  );
  if (isDone) return current;
  throw new RecordChanged(current);
}

const as = <RecordType extends RaRecord>(record: unknown) => ({ data: record as RecordType });

/** Reads and saves some resources as whole records. Their code is loaded on demand. */
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
      const record = `${resource}/${params.id}`;
      return as(
        await own.inTurn(record, () => update(whole, record, params.data, params.previousData)),
      );
    },
  };
}
