import type { NamedActivity } from '@expat-buddy/domain/activity/types';

/** The name on a chip, and the activity it means if there is one of this name. */
export type TravelActivity = { title: string; activityId: string | null };

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
