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

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/**
 * Reads a filter that was stored as JSON (`travel_categories.filter`). What is malformed or unknown is
 * left out instead of failing the page; anything that is no object is the empty filter, which takes
 * all travels. By hand, so that a page of cards does without a validation library.
 */
export function readTravelFilters(stored: unknown): TravelFilters {
  const { search, region, type, duration, groupSize, id, tags, priceRange } = Object(
    stored,
  ) as Record<string, unknown>;
  const text = (value: unknown) => (isText(value) ? value : undefined);
  return presentFilters({
    search: text(search),
    region: text(region),
    type: text(type),
    duration: text(duration),
    groupSize: text(groupSize),
    id: isTextList(id) ? id : text(id),
    tags: isTextList(tags) ? tags : undefined,
    priceRange: isRange(priceRange) ? priceRange : undefined,
  });
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
