import type { Travel } from './present-travel.ts';
import { isRoadTrip } from './road-trip.ts';

/** How many travels the home page shows. */
export const FEATURED_TRAVELS = 6;

export type FeaturedTheme = 'coast' | 'city' | 'roman' | 'sahara';

const REGIONS: Readonly<Record<string, FeaturedTheme>> = { Sahara: 'sahara' };
const TYPES: Readonly<Record<string, FeaturedTheme>> = {
  'Roman Sites': 'roman',
  'City Break': 'city',
  Coastal: 'coast',
};
const TAGS: Readonly<Record<string, FeaturedTheme>> = {
  desert: 'sahara',
  roman: 'roman',
  coast: 'coast',
  architecture: 'city',
};

/** The titles that say what a travel is about. */
export const featuredThemes = { regions: Object.keys(REGIONS), types: Object.keys(TYPES) };

/** What a travel is about: its region or type says it, or else a tag suggests it. */
export function featuredTheme({ region, type, tags }: Travel): FeaturedTheme | null {
  const hint = Object.keys(TAGS).find((tag) => tags.includes(tag));
  return REGIONS[region ?? ''] ?? TYPES[type ?? ''] ?? TAGS[hint ?? ''] ?? null;
}

/** The spread of the six, in the order in which free places are filled. */
const SPREAD: readonly FeaturedTheme[] = ['sahara', 'city', 'roman', 'coast', 'sahara', 'coast'];

/**
 * Fills up to six: first the themes that the chosen ones leave out, then any. Candidates are taken in
 * their order, none with a picture that is already there; road trips have a place of their own.
 */
export function fillFeatured(chosen: readonly Travel[], candidates: readonly Travel[]): Travel[] {
  const six = chosen.slice(0, FEATURED_TRAVELS);
  const missing = [...SPREAD];
  for (const travel of six) {
    const place = missing.indexOf(featuredTheme(travel) as FeaturedTheme);
    if (place >= 0) missing.splice(place, 1);
  }
  const take = (isWanted: (travel: Travel) => boolean) => {
    const travel = candidates.find(
      (candidate) =>
        !isRoadTrip(candidate) &&
        isWanted(candidate) &&
        !six.some(({ id, imageUrl }) => id === candidate.id || imageUrl === candidate.imageUrl),
    );
    if (travel) six.push(travel);
    return travel !== undefined;
  };
  for (const theme of missing) {
    if (six.length < FEATURED_TRAVELS) take((travel) => featuredTheme(travel) === theme);
  }
  while (six.length < FEATURED_TRAVELS && take(() => true));
  return six;
}
