import { useGetList, useGetMany } from 'react-admin';

export type Selection = {
  id: string;
  travel_ids: string[];
  activity_ids: string[];
  includes_camping: boolean;
  subject: string;
  plan: unknown;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Visitors send these ids, so only valid ones are looked up. */
export function useTitles(resource: 'travels' | 'activities', ids: readonly string[]): string[] {
  const { data } = useGetMany<{ id: string; title: string }>(
    resource,
    { ids: ids.filter((id) => SLUG.test(id)), meta: { columns: 'id,title' } },
    { enabled: ids.some((id) => SLUG.test(id)) },
  );
  return ids.map((id) => data?.find((record) => record?.id === id)?.title ?? id);
}

export function useSelection(submissionId: string) {
  const { data, error } = useGetList<Selection>('inquiry_selections', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submission_id', order: 'ASC' },
  });
  return { selection: data?.[0], error };
}
