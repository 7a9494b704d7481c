import type { NamedActivity } from '@expat-buddy/domain/activity/types';

/** `activityId` is null if no activity has this name. */
export type TravelActivity = { title: string; activityId: string | null };

/** Ignores accents, case and spaces. */
function folded(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without duplicates. */
export function travelActivities(titles: string[], activities: NamedActivity[]): TravelActivity[] {
  const idByTitle = new Map(activities.map(({ id, title }) => [folded(title), id]));
  return [...new Set(titles)].map((title) => ({
    title,
    activityId: idByTitle.get(folded(title)) ?? null,
  }));
}
