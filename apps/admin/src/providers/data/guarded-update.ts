import type { RaRecord, UpdateParams } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DataError, RecordChanged } from './data-error.ts';
import { type OwnSaves, ownSaves } from './own-saves.ts';
import { isSameValue } from './same-value.ts';
import type { TableRule } from './tables.ts';

type Send = (url: string, options: RequestInit) => Promise<{ json: unknown }>;
type Fields = Readonly<Record<string, unknown>>;

/** Sends changed columns only: a person may lack the right to write the others. */
export function changedFields(data: Fields, previous: Fields, key: string): Fields {
  const changed = Object.entries(data).filter(
    ([field, value]) =>
      field !== 'id' &&
      field !== key &&
      field !== 'updated_at' &&
      !isSameValue(value, previous[field]),
  );
  return Object.fromEntries(changed);
}

/**
 * Optimistic locking: `updated_at` is a condition of the update. No returned row means that
 * somebody else saved first. What the same person has just saved here is no conflict, although the
 * caller does not show it yet.
 */
export function guardedUpdate<RecordType extends RaRecord>(
  send: Send,
  restUrl: string,
  rule: TableRule,
  params: UpdateParams<RecordType>,
  own: OwnSaves = ownSaves(),
): Promise<{ data: RecordType }> {
  const record = `${rule.table}/${params.id}`;
  return own.inTurn(record, () => update(send, restUrl, rule, params, own));
}

async function update<RecordType extends RaRecord>(
  send: Send,
  restUrl: string,
  rule: TableRule,
  params: UpdateParams<RecordType>,
  own: OwnSaves,
): Promise<{ data: RecordType }> {
  const record = `${rule.table}/${params.id}`;
  const previous = params.previousData;
  const changes = changedFields(params.data, previous, rule.primaryKey);
  if (Object.keys(changes).length === 0) return { data: previous as RecordType };

  const row = new URLSearchParams({ [rule.primaryKey]: `eq.${params.id}` });
  const columns: unknown = params.meta?.columns ?? rule.columns;
  if (typeof columns === 'string') row.set('select', columns);
  const target = new URLSearchParams(row);
  const known = previous.updated_at;
  if (rule.hasUpdatedAt && typeof known === 'string') {
    target.set('updated_at', `eq.${own.latest(record, known)}`);
  }

  const withId = (fields: Fields) => ({ ...fields, id: fields[rule.primaryKey] }) as RecordType;
  const written = await send(`${restUrl}/${rule.table}?${target}`, {
    method: 'PATCH',
    headers: new Headers({ 'Content-Type': 'application/json', Prefer: 'return=representation' }),
    body: JSON.stringify(changes),
  });
  const [saved] = written.json as Fields[];
  if (saved) {
    if (typeof known === 'string') own.note(record, own.latest(record, known), saved.updated_at);
    return { data: withId(saved) };
  }

  const read = await send(`${restUrl}/${rule.table}?${row}`, { method: 'GET' });
  const [current] = read.json as Fields[];
  if (!current) throw new DataError(t('This record does not exist or has been deleted.'), 404);
  // A lost response to our own earlier save: the row already has the wanted values.
  const isDone = Object.entries(changes).every(([field, value]) =>
    isSameValue(value, current[field]),
  );
  if (isDone) return { data: withId(current) };
  throw new RecordChanged(withId(current));
}
