import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';

type Term = { id: string; title: string; shown?: string | null };

export function useTerms(kind: 'regions' | 'types' | 'tags') {
  const { data, isPending, error } = useGetList<Term>(
    kind,
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: `id,${nameColumns()},position` },
    },
    { staleTime: 60_000 },
  );
  const terms = data ?? [];
  const choices = terms.map((term) => ({ id: term.id, name: shownNameOf(term) }));
  return { choices, isPending, error };
}
