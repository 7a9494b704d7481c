import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { locale } from '#messages/locale.ts';
import { travelListQueries } from '../list/travel-list-queries.ts';
import { listingQueries } from '../list/travel-listing-queries.ts';

/** The label of a filter's value in the page's language. The values are English in every language. */
export type LabelOf = (value: string) => string;

/**
 * @param tags the tags to label; without any, and in English, where the values are the labels, they are not read
 */
export function useFilterLabels(tags: readonly string[] = []): LabelOf {
  const readsTags = locale.language !== 'en' && tags.length > 0;
  const [regions, types, knownTags, choices] = useQueries({
    queries: [
      listingQueries.regions(),
      listingQueries.types(),
      { ...listingQueries.tags(), enabled: readsTags },
      travelListQueries.choices(),
    ],
  });
  const labels = useMemo(() => {
    const terms = [regions.data, types.data, knownTags.data].flatMap((data = []) => data);
    return new Map([
      ...Object.entries(choices.data?.labels ?? {}),
      ...terms.map(({ title, label = title }) => [title, label] as const),
    ]);
  }, [regions.data, types.data, knownTags.data, choices.data]);
  return useCallback((value) => labels.get(value) ?? value, [labels]);
}
