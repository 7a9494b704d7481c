import { type LostReason, lostReasonNames } from '@expat-buddy/domain/inquiry/lost-reasons';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { type SubmissionStatus, statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { shortDay } from '../follow-up/follow-up-presets.ts';
import { assignTo, changeWork, setTo } from '../submission-bulk.ts';
import { useStaff } from '../use-staff.ts';

const NOTHING = t('Nothing to change.');
export const NOBODY = '';

/** What staff do with submissions in the list, each with an undo; without ids, with the selected ones. */
export function useTriage() {
  const { run, isBusy } = useBulk({ one: 'submission', many: 'submissions' });
  const { identity } = useGetIdentity();
  const { staff, nameOf } = useStaff();
  const [losing, setLosing] = useState<{ ids: string[] | undefined }>();
  const myId = typeof identity?.id === 'string' ? identity.id : undefined;
  const assign = (to: string | null, ids?: string[]) => {
    const done = to === null ? 'set free' : `assigned to ${to === myId ? 'you' : nameOf(to)}`;
    return run((all) => changeWork(all, assignTo(to)), done, NOTHING, ids);
  };
  return {
    isBusy,
    myId,
    assign,
    assignToMe: (ids?: string[]) => (myId ? assign(myId, ids) : undefined),
    /** Lost ones first need a reason: `lose`. */
    setStatus: (status: SubmissionStatus, ids?: string[]) => {
      if (status === 'lost') return setLosing({ ids });
      return run(
        (all) => changeWork(all, setTo(status)),
        status === 'spam' ? 'marked as spam' : t('set to {status}', { status: statusName(status) }),
        NOTHING,
        ids,
      );
    },
    isLosing: losing !== undefined,
    lose: (reason: LostReason) =>
      run(
        (all) => changeWork(all, setTo('lost', reason)),
        t('set to Lost: {value}', { value: lostReasonNames[reason] }),
        NOTHING,
        losing?.ids,
      ),
    keep: () => setLosing(undefined),
    followUp: (day: string | null, ids?: string[]) =>
      run(
        (all) =>
          changeWork(all, { follow_up_on: day, ...(day === null && { snoozed_until: null }) }),
        day ? t('to follow up on {day}', { day: shortDay(day) }) : 'without a follow-up',
        NOTHING,
        ids,
      ),
    snooze: (day: string, until: string, ids?: string[]) =>
      run(
        (all) => changeWork(all, { snoozed_until: until }),
        t('snoozed until {day}', { day: shortDay(day) }),
        NOTHING,
        ids,
      ),
    /** Oneself first. */
    assignees: [
      ...staff
        .filter(({ id, isActive }) => isActive && id === myId)
        .map(({ id }) => ({ id, name: t('Me') })),
      ...staff.filter(({ id, isActive }) => isActive && id !== myId),
      { id: NOBODY, name: t('Nobody') },
    ],
  };
}

export type Triage = ReturnType<typeof useTriage>;
