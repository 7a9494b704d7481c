import type { Row } from '../supabase-client.ts';

/** A person of the company as visitors see them. Empty texts and lists are not shown. */
export type TeamMember = Pick<
  Row<'team_members'>,
  'id' | 'name' | 'role' | 'languages' | 'description' | 'image'
>;

/** Who plans and who guides a trip: ids of team members, in order. Some may not be published. */
export type TripTeam = { planner_ids: string[]; guide_ids: string[] };
