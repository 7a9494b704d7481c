import { useGetList } from 'react-admin';

type Category = { id: string; name: string; status: string };

/** All activity categories, by name. */
export function useCategories() {
  const { data, isPending, error } = useGetList<Category>('activity-categories', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const nameOf = (id: string | null) =>
    id === null ? '' : (data?.find((category) => category.id === id)?.name ?? id);
  return { categories: data ?? [], nameOf, isPending, error };
}
