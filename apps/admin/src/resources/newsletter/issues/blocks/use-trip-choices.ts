import { getIssueTrips } from '@expat-buddy/domain/newsletter/issue/trips';
import type { TripName } from '@expat-buddy/domain/newsletter/issue/types';
import type { TripTable } from '@expat-buddy/domain/trip/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { supabase } from '#providers/supabase.ts';

type Titled = { id: string; title: string };
type TripChoice = { name: TripName; title: string };

const SHOWN = 25;

function useChoicesOf(table: TripTable, search: string): TripChoice[] {
  const { data } = useGetList<Titled>(
    table,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'title', order: 'ASC' },
      filter: { status: 'published', ...(search && { q: search }) },
      meta: { columns: 'id,title' },
    },
    { placeholderData: (shown) => shown },
  );
  return (data ?? []).map(({ id, title }) => ({ name: `${table}/${id}`, title }));
}

/** Published trips that the search finds. */
export function useTripChoices(search: string): TripChoice[] {
  const travels = useChoicesOf('travels', search);
  return [...travels, ...useChoicesOf('activities', search)];
}

/** The titles of chosen trips; an unpublished one shows its path. */
export function useTripTitles(names: TripName[]): (name: TripName) => string {
  const { data } = useQuery({
    queryKey: ['newsletter', 'trips', names],
    queryFn: () => getIssueTrips(supabase, names),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return (name) => data?.get(name)?.title ?? (data ? `/${name}` : '…');
}
