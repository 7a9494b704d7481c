import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { locale } from '#messages/locale.ts';
import { travelListQueries } from '../list/travel-list-queries.ts';
import { listingQueries } from '../list/travel-listing-queries.ts';
import { filtersOf, type TravelSearch } from './travel-search-params.ts';

/** The label of a filter's value in the page's language. The values are English in every language. */
export type LabelOf = (value: string) => string;

/** @param search the search whose tags to label; in English the values are the labels */
export function useFilterLabels(search?: TravelSearch): LabelOf {
  const tags = search && locale.language !== 'en' ? search.tags : none;
  // The listed travels have the labels of their tags. All tags are read only if none of them has a chosen one.
  const { data: travels } = useQuery({
    ...travelListQueries.list(search && filtersOf(search), search),
    enabled: tags.length > 0,
  });
  const isUnlisted = (tag: string) => !travels?.some((travel) => travel.tags.includes(tag));
  const [regions, types, knownTags, choices] = useQueries({
    queries: [
      listingQueries.regions(),
      listingQueries.types(),
      { ...listingQueries.tags(), enabled: travels !== undefined && tags.some(isUnlisted) },
      travelListQueries.choices(),
    ],
  });
  const labels = useMemo(() => {
    const terms = [regions.data, types.data, knownTags.data].flatMap((data = []) => data);
    return new Map([
      ...Object.entries(choices.data?.labels ?? {}),
      ...(travels ?? []).flatMap((travel) => Object.entries(travel.labels ?? {})),
      ...terms.map(({ title, label = title }) => [title, label] as const),
    ]);
  }, [regions.data, types.data, knownTags.data, choices.data, travels]);
  return useCallback((value) => labels.get(value) ?? value, [labels]);
}

const none: readonly string[] = [];
