import { useGetList } from 'react-admin';

type WithTags = { id: string; tags: string[] };

/** The tags in use among the newest 1,000 photos, in the order of the alphabet. */
export function useTags(): string[] {
  const { data } = useGetList<WithTags>('photos', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: {},
    meta: { columns: 'id,tags' },
  });
  return [...new Set(data?.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
