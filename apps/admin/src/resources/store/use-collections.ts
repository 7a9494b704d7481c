import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';

type Collection = { id: string; title: string };

export function useCollections() {
  const { data, isPending } = useGetList<Collection>(
    'product-collections',
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: 'id,title,position' },
    },
    { staleTime: 60_000 },
  );
  return { choices: (data ?? []).map(({ id, title }) => ({ id, name: title })), isPending };
}
