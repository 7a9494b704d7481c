import { isRoadTrip } from './road-trip.ts';
import type { Travel } from './types.ts';

export const FEATURED_TRAVELS = 6;

export type FeaturedTheme = 'coast' | 'city' | 'roman' | 'sahara';

// By ids: staff may rename a region or a type.
const REGIONS: Readonly<Record<string, FeaturedTheme>> = { sahara: 'sahara' };
const TYPES: Readonly<Record<string, FeaturedTheme>> = {
  'roman-sites': 'roman',
  'city-break': 'city',
  coastal: 'coast',
};
const TAGS: Readonly<Record<string, FeaturedTheme>> = {
  desert: 'sahara',
  roman: 'roman',
  coast: 'coast',
  architecture: 'city',
};

/** The ids of regions and types that determine a theme. */
export const featuredThemes = { regions: Object.keys(REGIONS), types: Object.keys(TYPES) };

/** The theme of a travel by its region or type, or else by a tag. */
export function featuredTheme({ region_id, type_id, tags }: Travel): FeaturedTheme | null {
  const hint = Object.keys(TAGS).find((tag) => tags.includes(tag));
  return REGIONS[region_id ?? ''] ?? TYPES[type_id ?? ''] ?? TAGS[hint ?? ''] ?? null;
}

/** The themes of the six, in the order in which places are filled. */
const SPREAD: readonly FeaturedTheme[] = ['sahara', 'city', 'roman', 'coast', 'sahara', 'coast'];

/**
 * Fills up to six: first the missing themes, then any. Candidates keep their order; duplicates of an image
 * and road trips, which have their own section, are skipped.
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
