import { readTravelChoices } from '@expat-buddy/domain/travel/choice-queries';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { supabase } from '#providers/supabase.ts';

type Term = { id: string; title: string };

const STALE_MS = 60_000;

function useTitles(resource: 'regions' | 'types' | 'tags'): string[] {
  const { data = [] } = useGetList<Term>(
    resource,
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: 'id,title,position' },
    },
    { staleTime: STALE_MS },
  );
  return data.map(({ title }) => title);
}

/** Options from published travels. */
export function useFilterChoices() {
  const { data: choices } = useQuery({
    queryKey: ['travels', 'choices'],
    queryFn: () => readTravelChoices(supabase),
    staleTime: STALE_MS,
  });
  return {
    region: useTitles('regions'),
    type: useTitles('types'),
    tags: useTitles('tags'),
    duration: choices?.durations ?? [],
    groupSize: choices?.groupSizes ?? [],
  };
}
