import { rulesOfTrip } from '@expat-buddy/domain/entry-rule/trip-rules';
import type { EntryChoice } from '@expat-buddy/domain/entry-rule/types';
import type { ReactNode } from 'react';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { TripEntryPapers } from '#features/entry-papers/trip-entry-papers.tsx';
import { useQuery } from '#hydrate/use-query.ts';

/** The entry papers of a trip; null without any, or while they cannot be read. */
export function useEntryPapers(region: EntryChoice<'region'>): ReactNode {
  const { data } = useQuery(entryRuleQueries.ofTrips());
  const rules = data ? rulesOfTrip(data, region) : null;
  return rules && <TripEntryPapers rules={rules} />;
}
