import { readTravelChoices } from '@expat-buddy/domain/travel/choice-queries';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';
import { supabase } from '#providers/supabase.ts';

type Term = { id: string; title: string; shown?: string | null };

const STALE_MS = 60_000;

function useNames(resource: 'regions' | 'types' | 'tags'): [title: string, name: string][] {
  const { data = [] } = useGetList<Term>(
    resource,
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: `id,${nameColumns()},position` },
    },
    { staleTime: STALE_MS },
  );
  return data.map((term) => [term.title, shownNameOf(term)]);
}

/** The titles of terms, which filters store, with their names; and options from published travels. */
export function useFilterChoices() {
  const { data: choices } = useQuery({
    queryKey: ['travels', 'choices'],
    queryFn: () => readTravelChoices(supabase),
    staleTime: STALE_MS,
  });
  const [regions, types, tags] = [useNames('regions'), useNames('types'), useNames('tags')];
  const names = new Map([...regions, ...types, ...tags]);
  return {
    region: regions.map(([title]) => title),
    type: types.map(([title]) => title),
    tags: tags.map(([title]) => title),
    duration: choices?.durations ?? [],
    groupSize: choices?.groupSizes ?? [],
    nameOf: (title: string) => names.get(title) ?? title,
  };
}
