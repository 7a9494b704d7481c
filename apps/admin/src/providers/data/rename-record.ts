import { t } from '#i18n/t.ts';
import { httpClient } from '../http-client.ts';
import { env } from '../supabase.ts';
import { DataError } from './data-error.ts';
import { ruleOf } from './tables.ts';
import type { Rename } from './with-renaming.ts';

export const renameRecord: Rename = async (resource, id, to, updatedAt) => {
  const { table, hasUpdatedAt } = ruleOf(resource);
  const row = new URLSearchParams({ id: `eq.${id}`, select: 'id' });
  if (hasUpdatedAt && typeof updatedAt === 'string') row.set('updated_at', `eq.${updatedAt}`);
  const { json } = await httpClient(`${env.supabaseUrl}/rest/v1/${table}?${row}`, {
    method: 'PATCH',
    headers: new Headers({ 'Content-Type': 'application/json', Prefer: 'return=representation' }),
    body: JSON.stringify({ id: to }),
  });
  if ((json as unknown[]).length === 0) {
    throw new DataError(t('Somebody else changed this record just now. Save again.'), 409);
  }
};
