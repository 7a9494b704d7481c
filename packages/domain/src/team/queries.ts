import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TeamMember } from './types.ts';

const columns = 'id,name,role~,languages~,description~,image';

// More than a page can show; the API would truncate at 1,000 rows.
const MOST_MEMBERS = 200;

/** The published members by position. Throws the client's error. */
export async function listTeamMembers(client: DatabaseClient): Promise<TeamMember[]> {
  const { data, error } = await client
    .from('team_members')
    .select(translatedColumns(client, columns))
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_MEMBERS);
  if (error) throw error;
  return inLanguage(data);
}

/** The published members among `ids`. Throws the client's error. */
export async function getTeamMembers(
  client: DatabaseClient,
  ids: readonly string[],
): Promise<TeamMember[]> {
  const { data, error } = await client
    .from('team_members')
    .select(translatedColumns(client, columns))
    .eq('status', 'published')
    .in('id', [...ids]);
  if (error) throw error;
  return inLanguage(data);
}
