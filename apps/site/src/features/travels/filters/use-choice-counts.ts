import { comparesPriceTexts } from '@expat-buddy/domain/travel/find-arguments';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { locale } from '#messages/locale.ts';
import { travelListQueries } from '../list/travel-list-queries.ts';
import { filtersOf, type TravelSearch } from './travel-search-params.ts';

type Facet = 'region' | 'type' | 'tag' | 'duration' | 'groupSize' | 'month';

/** How many travels a choice would find, as it is shown; undefined until that is known. */
export type CountOf = (facet: Facet, choice: string) => string | undefined;

/** @param isAsked nothing is read before a visitor turns to the filters */
export function useChoiceCounts(search: TravelSearch, isAsked: boolean): CountOf {
  const filters = filtersOf(search);
  const { data } = useQuery({
    ...travelListQueries.choiceCounts(filters),
    enabled: isAsked && !comparesPriceTexts(filters),
    placeholderData: keepPreviousData,
  });
  // Too many to be counted, or none.
  const isKnown = data !== undefined && Object.keys(data).length > 0;
  return useCallback(
    (facet, choice) =>
      isKnown ? (data[facet]?.[choice] ?? 0).toLocaleString(locale.tag) : undefined,
    [data, isKnown],
  );
}

/** A choice with its count behind it. */
export const counted = (label: string, count: string | undefined) =>
  count === undefined ? label : `${label} (${count})`;
