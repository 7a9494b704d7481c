import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import { COUNTS_KEY } from '#features/inbox/submission-counts.ts';
import { statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { RecordChanged } from '#providers/data/data-error.ts';
import { isSameValue } from '#providers/data/same-value.ts';
import type { SubmissionRecord } from '../submission.ts';

export type Change = Partial<
  Pick<
    SubmissionRecord,
    | 'status'
    | 'assignee_id'
    | 'lost_reason'
    | 'value_minor'
    | 'value_currency'
    | 'follow_up_on'
    | 'snoozed_until'
    | 'trip_ended_on'
    | 'holds_review_request'
  >
>;

function savedSentence(change: Change): string {
  if (change.snoozed_until !== undefined || change.follow_up_on !== undefined) {
    if (change.snoozed_until) return t('Snoozed.');
    return change.follow_up_on ? t('Follow-up saved.') : t('Nothing planned any more.');
  }
  if (change.holds_review_request !== undefined) {
    return change.holds_review_request
      ? t('No review will be asked for.')
      : t('A review may be asked for.');
  }
  if (change.trip_ended_on !== undefined) return t('Last day of the trip saved.');
  if (change.value_minor !== undefined) return t('Value saved.');
  if (change.status && change.assignee_id) {
    return t('Assigned to you. Status: {status}.', { status: statusName(change.status) });
  }
  if (change.status) return t('Status saved: {status}.', { status: statusName(change.status) });
  return change.assignee_id ? t('Assignee saved.') : t('No longer assigned to anyone.');
}

/** Whether nobody has changed what is about to be saved. */
const isUntouched = (change: Change, before: SubmissionRecord, now: SubmissionRecord) =>
  (Object.keys(change) as (keyof Change)[]).every((field) =>
    isSameValue(before[field], now[field]),
  );

export function useSaveSubmission(submission: SubmissionRecord) {
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [update, { isPending }] = useUpdate<SubmissionRecord>();

  const save = (change: Change, seen: SubmissionRecord = submission) => {
    setProblem(undefined);
    update(
      'submissions',
      { id: submission.id, data: change, previousData: seen },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(savedSentence(change), { type: 'success' });
          void queryClient.invalidateQueries({ queryKey: ['submission_events'] });
          void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
          void queryClient.invalidateQueries({ queryKey: ['submissions', 'getList'] });
        },
        onError: (error) => {
          if (!(error instanceof RecordChanged)) return setProblem((error as Error).message);
          const current = error.current as SubmissionRecord;
          // Such as after our own reply, which sets status and owner too.
          if (seen === submission && isUntouched(change, submission, current))
            return save(change, current);
          setProblem(t('Somebody else changed this submission. The current version is now shown.'));
          refresh();
        },
      },
    );
  };

  const myId = typeof identity?.id === 'string' ? identity.id : undefined;
  return { save: (change: Change) => save(change), isSaving: isPending, myId, problem };
}
