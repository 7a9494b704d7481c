import { withLanguage } from '@expat-buddy/domain/language/client-language';
import type { Language } from '@expat-buddy/domain/language/languages';
import { getIssueTrips } from '@expat-buddy/domain/newsletter/issue/trips';
import type { TripName } from '@expat-buddy/domain/newsletter/issue/types';
import type { TripTable } from '@expat-buddy/domain/trip/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { supabase } from '#providers/supabase.ts';

type Titled = {
  id: string;
  title: string;
  translations?: Partial<Record<Language, { title?: string | null }>>;
};
type TripChoice = { name: TripName; title: string };

const SHOWN = 25;

function useChoicesOf(table: TripTable, search: string, language: Language): TripChoice[] {
  const { data } = useGetList<Titled>(
    table,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'title', order: 'ASC' },
      filter: { status: 'published', ...(search && { q: search }) },
      meta: { columns: 'id,title,translations' },
    },
    { placeholderData: (shown) => shown },
  );
  return (data ?? []).map(({ id, title, translations }) => ({
    name: `${table}/${id}`,
    title: translations?.[language]?.title ?? title,
  }));
}

/** Published trips that the search finds, by their titles in the language of the issue. */
export function useTripChoices(search: string, language: Language): TripChoice[] {
  const travels = useChoicesOf('travels', search, language);
  return [...travels, ...useChoicesOf('activities', search, language)];
}

/** The titles of chosen trips; an unpublished one shows its path. */
export function useTripTitles(names: TripName[], language: Language): (name: TripName) => string {
  const { data } = useQuery({
    queryKey: ['newsletter', 'trips', language, names],
    queryFn: () => getIssueTrips(withLanguage(supabase, language), names),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return (name) => data?.get(name)?.title ?? (data ? `/${name}` : '…');
}
