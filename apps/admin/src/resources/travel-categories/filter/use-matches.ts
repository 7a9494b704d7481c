import { presentFilters } from '@expat-buddy/domain/travel/filters';
import { listTravels } from '@expat-buddy/domain/travel/queries';
import type { TravelFilters } from '@expat-buddy/domain/travel/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toDataError } from '#providers/data/database-errors.ts';
import { createTemporaryClient, supabase } from '#providers/supabase.ts';

const PAUSE_MS = 300;

let visitor: ReturnType<typeof createTemporaryClient> | undefined;

/** Also reads as a visitor, because drafts are not on the page. */
async function readMatches(filters: TravelFilters) {
  visitor ??= createTemporaryClient();
  try {
    const [all, published] = await Promise.all([
      listTravels(supabase, filters),
      listTravels(visitor, filters),
    ]);
    const shown = new Set(published.map(({ id }) => id));
    return all.map(({ id, title, price }) => ({ id, title, price, isShown: shown.has(id) }));
  } catch (error) {
    throw toDataError({ status: 500, body: error });
  }
}

export function useMatches(filters: TravelFilters) {
  const wanted = JSON.stringify(presentFilters(filters));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery({
    queryKey: ['travel-categories', 'matches', asked],
    queryFn: () => readMatches(JSON.parse(asked) as TravelFilters),
    placeholderData: (former) => former,
  });
  return { ...query, isStale: asked !== wanted || query.isPlaceholderData };
}
