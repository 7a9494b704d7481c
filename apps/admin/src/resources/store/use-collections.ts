import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { type Named, nameColumns, shownNameOf } from '#providers/data/shown-name.ts';

type Collection = Named & { id: string };

export function useCollections() {
  const { data, isPending } = useGetList<Collection>(
    'product-collections',
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: `id,${nameColumns()},position` },
    },
    { staleTime: 60_000 },
  );
  const choices = (data ?? []).map((collection) => ({
    id: collection.id,
    name: shownNameOf(collection),
  }));
  return { choices, isPending };
}
