import { getTeamMembers, listTeamMembers } from '@expat-buddy/domain/team/queries';
import { database } from '#lib/supabase.ts';

/** What pages read of the team; no first screen needs the code. */
export const teamReads = {
  list: async () => listTeamMembers(await database()),
  members: async (ids: string[]) => getTeamMembers(await database(), ids),
};
