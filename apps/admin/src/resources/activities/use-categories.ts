import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';

type Category = { id: string; name: string; status: string };

export function useCategories() {
  const { data, isPending, error } = useGetList<Category>('activity-categories', {
    pagination: EVERY_ROW,
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const nameOf = (id: string | null) =>
    id === null ? '' : (data?.find((category) => category.id === id)?.name ?? id);
  return { categories: data ?? [], nameOf, isPending, error };
}
