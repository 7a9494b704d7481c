import { readTravelFilters } from '@expat-buddy/domain/travel/filters';
import type { TravelFilters } from '@expat-buddy/domain/travel/types';
import { t } from '#i18n/t.ts';

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
    search && t('the words “{search}”', { search }),
    region && t('region {region}', { region }),
    type && t('type {type}', { type }),
    duration && t('duration “{duration}”', { duration }),
    groupSize && t('group size “{groupSize}”', { groupSize }),
    tags && t('all of the tags {tags}', { tags: tags.join(', ') }),
    priceRange && t('price from {min} to {max}', { min: priceRange[0], max: priceRange[1] }),
    filters.id !== undefined &&
      (ids.length > 0
        ? t('these travels: {ids}', { ids: ids.join(', ') })
        : t('these travels: none')),
  ].filter((condition): condition is string => Boolean(condition));
}
