import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { SLUG_PATTERN } from '@expat-buddy/domain/slug';
import { useGetMany } from 'react-admin';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';
import type { SubmissionRecord } from '../submission.ts';

type Titled = { id: string; title: string; shown?: string | null };

/** Visitors send these ids, so only valid ones are looked up. */
function useTitles(resource: 'travels' | 'activities', chosen: readonly string[]) {
  const ids = [...new Set(chosen)].filter((id) => SLUG_PATTERN.test(id)).sort();
  const { data } = useGetMany<Titled>(
    resource,
    { ids, meta: { columns: `id,${nameColumns()}` } },
    { enabled: ids.length > 0, staleTime: 300_000 },
  );
  return (id: string) => {
    const record = data?.find((one) => one?.id === id);
    return record ? shownNameOf(record) : id;
  };
}

/** What each submission is about: "Oran + 2", or the subject, or nothing. */
export function useSelectedTitles(submissions: readonly SubmissionRecord[]) {
  const selections = submissions.map(({ selection }) => selection);
  const travelOf = useTitles(
    'travels',
    selections.flatMap((one) => one?.travel_ids ?? []),
  );
  const activityOf = useTitles(
    'activities',
    selections.flatMap((one) => one?.activity_ids ?? []),
  );
  return ({ selection }: SubmissionRecord): string => {
    if (!selection) return '';
    const planned = readPlan(selection.plan).items.map(({ title }) => title);
    const chosen = planned.length
      ? planned
      : [
          ...(selection.travel_ids ?? []).map(travelOf),
          ...(selection.activity_ids ?? []).map(activityOf),
        ];
    const [first, ...others] = chosen;
    if (!first) return selection.subject;
    return others.length > 0 ? `${first} + ${others.length}` : first;
  };
}
