import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';

/** An activity by what a chip needs of it. */
export type NamedActivity = { id: string; title: string };

/** The name on a chip, and the activity it means if there is one of this name. */
export type TravelActivity = { title: string; activityId: string | null };

/** All activities by id and title, for chips that lead to them. Throws the client's error. */
export async function listActivityNames(client: DatabaseClient): Promise<NamedActivity[]> {
  return allRows((from, to) =>
    client
      .from('activities')
      .select('id,title', { count: 'exact' })
      .order('id', { ascending: true })
      .range(from, to),
  );
}

/** Titles that people would call the same: whatever the accents, the case and the spaces. */
function folded(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names a travel gives its activities, each with the activity it means; each name once. */
export function travelActivities(titles: string[], activities: NamedActivity[]): TravelActivity[] {
  const idByTitle = new Map(activities.map(({ id, title }) => [folded(title), id]));
  return [...new Set(titles)].map((title) => ({
    title,
    activityId: idByTitle.get(folded(title)) ?? null,
  }));
}
