import { titleKey } from '@expat-buddy/domain/language/client-language';
import { inLanguage } from '@expat-buddy/domain/language/in-language';
import { translatedColumns } from '@expat-buddy/domain/language/translated-columns';
import type { DatabaseClient } from '@expat-buddy/domain/supabase-client';
import type { Travel } from '@expat-buddy/domain/travel/types';

/** The sitemap lists at most this many records of a kind. */
export const MOST_NAMED = 200;

export type Named<Row> = { rows: Row[]; total: number };

/** Sorted by title. Throws the error of the client. */
export async function nameTravels(
  client: DatabaseClient,
): Promise<Named<Pick<Travel, 'id' | 'title' | 'type' | 'type_id'>>> {
  const { data, count, error } = await client
    .from('travels')
    .select(translatedColumns(client, 'id,title~,type_id,types!type_id(title)'), { count: 'exact' })
    .order(titleKey(client), { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_NAMED);
  if (error) throw error;
  const rows = inLanguage(data).map(({ types, ...travel }) => ({
    ...travel,
    type: types?.title ?? null,
  }));
  return { rows, total: count ?? rows.length };
}

/** Sorted by title. */
export async function nameActivities(
  client: DatabaseClient,
): Promise<Named<{ id: string; title: string; category_id: string | null }>> {
  const { data, count, error } = await client
    .from('activities')
    .select(translatedColumns(client, 'id,title~,category_id'), { count: 'exact' })
    .order(titleKey(client), { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_NAMED);
  if (error) throw error;
  return { rows: inLanguage(data), total: count ?? data.length };
}
