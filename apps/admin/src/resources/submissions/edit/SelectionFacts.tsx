import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { useGetList, useGetMany } from 'react-admin';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { PlanFacts } from './PlanFacts.tsx';

type Selection = {
  id: string;
  travel_ids: string[];
  activity_ids: string[];
  includes_camping: boolean;
  subject: string;
  plan: unknown;
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
  // A plan names them in the visitor's order.
  const hasPlan = selection.plan !== null;
  const travels = useTitles('travels', hasPlan ? [] : selection.travel_ids);
  const activities = useTitles('activities', hasPlan ? [] : selection.activity_ids);
  return (
    <>
      <LabeledValue label="About">{selection.subject}</LabeledValue>
      <LabeledValue label="Chosen travels">{travels}</LabeledValue>
      <LabeledValue label="Chosen activities">{activities}</LabeledValue>
      <LabeledValue label="Camping">{selection.includes_camping ? 'Yes' : null}</LabeledValue>
    </>
  );
}

function useSelection(submissionId: string) {
  const { data, error } = useGetList<Selection>('inquiry_selections', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submission_id', order: 'ASC' },
  });
  return { selection: data?.[0], error };
}

export function SelectionFacts({ submissionId }: { submissionId: string }) {
  const { selection, error } = useSelection(submissionId);
  if (error) return <LabeledValue label="Chosen on the page">Could not be loaded.</LabeledValue>;
  return selection ? <Chosen selection={selection} /> : null;
}

/** Below the other facts: it is a list of its own. */
export function SelectionPlan({ submissionId }: { submissionId: string }) {
  const { selection } = useSelection(submissionId);
  const plan = readPlan(selection?.plan);
  return plan.items.length > 0 && <PlanFacts plan={plan} />;
}
