import { useGetList } from 'react-admin';
import { EVERY_ROW } from '#providers/data/long-page.ts';

type WithTags = { id: string; tags: string[] };

export function useTags(): string[] {
  const { data } = useGetList<WithTags>('photos', {
    pagination: EVERY_ROW,
    sort: { field: 'created_at', order: 'DESC' },
    filter: {},
    meta: { columns: 'id,tags' },
  });
  return [...new Set(data?.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
