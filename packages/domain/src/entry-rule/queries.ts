import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { sourceColumns } from '../source/types.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { tripChoices } from './trip-rules.ts';
import type { EntryRule, TripEntryRule } from './types.ts';

// More than the page can show; the API would truncate at 1,000 rows.
const MOST_RULES = 500;

/** The published rules by position. Throws the client's error. */
export async function listEntryRules(client: DatabaseClient): Promise<EntryRule[]> {
  const { data, error } = await client
    .from('entry_rules')
    .select(
      translatedColumns(
        client,
        `id,title~,statement~,where_to_get~,how_long~,cost~,nationality_group,purpose,stay,region,asks_consulate,${sourceColumns}`,
      ),
    )
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_RULES);
  if (error) throw error;
  return inLanguage(data);
}

/** The published rules for tourists in any region, by position. Throws the client's error. */
export async function listTripEntryRules(client: DatabaseClient): Promise<TripEntryRule[]> {
  const { data, error } = await client
    .from('entry_rules')
    .select(
      translatedColumns(
        client,
        `id,title~,nationality_group,purpose,stay,region,asks_consulate,${sourceColumns}`,
      ),
    )
    .eq('status', 'published')
    .in('purpose', ['any', tripChoices.purpose])
    .in('stay', ['any', tripChoices.stay])
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_RULES);
  if (error) throw error;
  return inLanguage(data);
}
