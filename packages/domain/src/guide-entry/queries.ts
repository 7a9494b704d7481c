import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { sourceColumns } from '../source/types.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { GuideEntry } from './types.ts';

// More than the page can show; the API would truncate at 1,000 rows.
const MOST_ENTRIES = 500;

/** The published entries by position. Throws the client's error. */
export async function listGuideEntries(client: DatabaseClient): Promise<GuideEntry[]> {
  const { data, error } = await client
    .from('guide_entries')
    .select(
      translatedColumns(
        client,
        `id,topic,title~,statement~,whom_to_ask~,place~,service_id,${sourceColumns}`,
      ),
    )
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_ENTRIES);
  if (error) throw error;
  return inLanguage(data);
}
