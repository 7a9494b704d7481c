import { englishOf } from '../language/english-of.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelTerm } from './types.ts';

async function listTerms(
  client: DatabaseClient,
  table: 'regions' | 'types' | 'tags',
): Promise<TravelTerm[]> {
  const rows = await allRows((from, to) =>
    client
      .from(table)
      .select(translatedColumns(client, 'id,title~en'), { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows).map((term) => {
    const { id, title } = term;
    const english = englishOf(term, 'title');
    return english === title ? { id, title } : { id, title: english, label: title };
  });
}

/** All regions, types or tags by position. Throws the client's error. */
export const listRegions = (client: DatabaseClient) => listTerms(client, 'regions');
export const listTypes = (client: DatabaseClient) => listTerms(client, 'types');
export const listTags = (client: DatabaseClient) => listTerms(client, 'tags');
