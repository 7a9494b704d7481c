import type { DatabaseClient, Row } from '../supabase-client.ts';

/** The public settings, or null before they exist. Throws the client's error. */
export async function getSiteSettings(
  client: DatabaseClient,
): Promise<Row<'site_settings'> | null> {
  const { data, error } = await client.from('site_settings').select('*').eq('id', 1).maybeSingle();
  if (error) throw error;
  return data;
}
