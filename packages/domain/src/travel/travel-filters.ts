import * as z from 'zod/mini';

/**
 * What a list of travels can be narrowed by (spec section 7). All that is given must hold.
 * - search: part of title, location or description, whatever the case
 * - region, type, tags: titles; each tag must be there
 * - duration, groupSize: the exact text
 * - id: one id or a list
 * - priceRange: lowest and highest number in the price text, both included
 */
export type TravelFilters = {
  search?: string | undefined;
  region?: string | undefined;
  type?: string | undefined;
  duration?: string | undefined;
  groupSize?: string | undefined;
  id?: string | string[] | undefined;
  tags?: string[] | undefined;
  priceRange?: [min: number, max: number] | undefined;
};

const text = () => z.catch(z.optional(z.string()), undefined);

/**
 * A filter that was stored as JSON (`travel_categories.filter`) or came from an address. What is
 * malformed or unknown is left out instead of failing the page.
 */
const travelFiltersSchema = z.object({
  search: text(),
  region: text(),
  type: text(),
  duration: text(),
  groupSize: text(),
  id: z.catch(z.optional(z.union([z.string(), z.array(z.string())])), undefined),
  tags: z.catch(z.optional(z.array(z.string())), undefined),
  priceRange: z.catch(z.optional(z.tuple([z.number(), z.number()])), undefined),
});

/** Reads a stored filter; anything that is no object is the empty filter, which takes all travels. */
export function readTravelFilters(stored: unknown): TravelFilters {
  return presentFilters(z.safeParse(travelFiltersSchema, stored).data ?? {});
}

/**
 * The filter without what narrows nothing: blank texts and empty tag lists. An empty id list stays,
 * for it asks for no travel at all. Two filters that mean the same become equal, so they share a
 * query key.
 */
export function presentFilters(filters: TravelFilters): TravelFilters {
  const present: TravelFilters = {};
  for (const key of ['search', 'region', 'type', 'duration', 'groupSize'] as const) {
    const value = filters[key]?.trim();
    if (value) present[key] = value;
  }
  if (filters.id !== undefined && filters.id !== '') present.id = filters.id;
  if (filters.tags?.length) present.tags = [...new Set(filters.tags)];
  if (filters.priceRange) present.priceRange = filters.priceRange;
  return present;
}
