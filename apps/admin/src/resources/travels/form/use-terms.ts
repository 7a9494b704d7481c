import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';

type Term = { id: string; title: string };

export function useTerms(kind: 'regions' | 'types' | 'tags') {
  const { data, isPending, error } = useGetList<Term>(
    kind,
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: 'id,title,position' },
    },
    { staleTime: 60_000 },
  );
  const terms = data ?? [];
  return { terms, choices: terms.map(({ id, title }) => ({ id, name: title })), isPending, error };
}
