import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { NamedActivity } from './types.ts';

/** All activities by id and title, for chips that lead to them. Throws the client's error. */
export async function listActivityNames(client: DatabaseClient): Promise<NamedActivity[]> {
  const rows = await allRows((from, to) =>
    client
      .from('activities')
      .select(translatedColumns(client, 'id,title~en'), { count: 'exact' })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}
