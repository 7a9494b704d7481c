import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { byShownName, nameColumns, shownNameOf } from '#providers/data/shown-name.ts';

type Category = { id: string; name: string; shown?: string | null; status: string };

export function useCategories() {
  const { data, isPending, error } = useGetList<Category>('activity-categories', {
    pagination: EVERY_ROW,
    sort: { field: 'name', order: 'ASC' },
    filter: {},
    meta: { columns: `id,${nameColumns('name')},status` },
  });
  const categories = (data ?? [])
    .toSorted(byShownName)
    .map((category) => ({ ...category, name: shownNameOf(category) }));
  const nameOf = (id: string | null) =>
    id === null ? '' : (categories.find((category) => category.id === id)?.name ?? id);
  return { categories, nameOf, isPending, error };
}
