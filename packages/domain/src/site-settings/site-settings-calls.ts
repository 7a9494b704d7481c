import type { DatabaseClient, Row } from '../supabase-client.ts';

/** The one row of settings that everybody may read, or null before it was written. */
export async function getSiteSettings(
  client: DatabaseClient,
): Promise<Row<'site_settings'> | null> {
  const { data, error } = await client.from('site_settings').select('*').eq('id', 1).maybeSingle();
  if (error) throw error;
  return data;
}
