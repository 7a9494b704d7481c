import { readTravelFilters } from '@expat-buddy/domain/travel/filters';
import type { TravelFilters } from '@expat-buddy/domain/travel/types';

/** A stored filter: any JSON object. Unknown keys are kept. */
export type StoredFilter = Readonly<Record<string, unknown>>;
export type FilterKey = keyof TravelFilters;

const keys: readonly FilterKey[] = [
  'search',
  'region',
  'type',
  'duration',
  'groupSize',
  'id',
  'tags',
  'priceRange',
];

export function asStoredFilter(value: unknown): StoredFilter {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as StoredFilter) : {};
}

const isNothing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Changes one condition, or removes it when empty. */
export function withCondition(
  stored: StoredFilter,
  key: FilterKey,
  value: TravelFilters[FilterKey],
): StoredFilter {
  const { [key]: _former, ...others } = stored;
  return isNothing(value) ? others : { ...others, [key]: value };
}

/**
 * Stored conditions without effect: unknown keys and unreadable values. They stay until somebody
 * removes them.
 */
export function idleConditions(stored: StoredFilter): [key: string, value: unknown][] {
  const read = readTravelFilters(stored);
  return Object.entries(stored).filter(
    ([key, value]) => !(key in read) && !(keys.some((known) => known === key) && isNothing(value)),
  );
}

/** The selected travels as a list; a single id may be stored alone. */
export function chosenIds(filters: TravelFilters): string[] {
  if (filters.id === undefined) return [];
  return Array.isArray(filters.id) ? filters.id : [filters.id];
}

/** A readable filter. */
export function describeFilter(filters: TravelFilters): string[] {
  const { search, region, type, duration, groupSize, tags, priceRange } = filters;
  const ids = chosenIds(filters);
  return [
    search && `the words “${search}”`,
    region && `region ${region}`,
    type && `type ${type}`,
    duration && `duration “${duration}”`,
    groupSize && `group size “${groupSize}”`,
    tags && `all of the tags ${tags.join(', ')}`,
    priceRange && `price from ${priceRange[0]} to ${priceRange[1]}`,
    filters.id !== undefined && `these travels: ${ids.join(', ') || 'none'}`,
  ].filter((condition): condition is string => Boolean(condition));
}
