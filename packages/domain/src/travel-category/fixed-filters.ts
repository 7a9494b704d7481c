import { readTravelFilters } from '../travel/filters.ts';
import type { TravelFilters } from '../travel/types.ts';

/** Routes with a fixed filter, which overrides the stored one (specification, section 9). */
export const fixedFilters: Readonly<Record<string, TravelFilters>> = {
  western: { id: ['algiers', 'tipaza', 'oran', 'tlemcen', 'tipaza-extended'] },
  eastern: { id: ['bejaia', 'annaba', 'constantine-timgad'] },
  adventure: { tags: ['adventure', 'hiking', 'outdoor'] },
};

export function hasFixedFilter(route: string): boolean {
  return Object.hasOwn(fixedFilters, route);
}

/** The filter of a category's travels: the fixed one of its route, else the stored one. */
export function categoryFilters(category: { route: string; filter: unknown }): TravelFilters {
  const fixed = hasFixedFilter(category.route) ? fixedFilters[category.route] : undefined;
  return fixed ?? readTravelFilters(category.filter);
}
