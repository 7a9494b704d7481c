import { useGetList, useGetMany } from 'react-admin';
import { LabeledValue } from '#ui/LabeledValue.tsx';

type Selection = {
  id: string;
  travel_ids: string[];
  activity_ids: string[];
  includes_camping: boolean;
  subject: string;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Visitors send these ids, so only valid ones are looked up. */
function useTitles(resource: 'travels' | 'activities', ids: readonly string[]): string {
  const { data } = useGetMany<{ id: string; title: string }>(
    resource,
    { ids: ids.filter((id) => SLUG.test(id)), meta: { columns: 'id,title' } },
    { enabled: ids.some((id) => SLUG.test(id)) },
  );
  return ids.map((id) => data?.find((record) => record?.id === id)?.title ?? id).join(', ');
}

function Chosen({ selection }: { selection: Selection }) {
  const travels = useTitles('travels', selection.travel_ids);
  const activities = useTitles('activities', selection.activity_ids);
  return (
    <>
      <LabeledValue label="About">{selection.subject}</LabeledValue>
      <LabeledValue label="Chosen travels">{travels}</LabeledValue>
      <LabeledValue label="Chosen activities">{activities}</LabeledValue>
      <LabeledValue label="Camping">{selection.includes_camping ? 'Yes' : null}</LabeledValue>
    </>
  );
}

export function SelectionFacts({ submissionId }: { submissionId: string }) {
  const { data, error } = useGetList<Selection>('inquiry_selections', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submission_id', order: 'ASC' },
  });
  const selection = data?.[0];
  if (error) return <LabeledValue label="Chosen on the page">Could not be loaded.</LabeledValue>;
  return selection ? <Chosen selection={selection} /> : null;
}
