import type { NamedActivity } from '@expat-buddy/domain/activity/types';
import { englishOf } from '@expat-buddy/domain/language/english-of';

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

/** Without duplicates. Activities are named by their English titles. */
export function travelActivities(
  titles: string[],
  activities: NamedActivity[],
  english: string[] = titles,
): TravelActivity[] {
  const idByTitle = new Map(
    activities.map((activity) => [folded(englishOf(activity, 'title')), activity.id]),
  );
  return [...new Set(titles)].map((title) => ({
    title,
    activityId: idByTitle.get(folded(english[titles.indexOf(title)] ?? title)) ?? null,
  }));
}
