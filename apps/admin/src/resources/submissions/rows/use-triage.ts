import { type LostReason, lostReasonNames } from '@expat-buddy/domain/inquiry/lost-reasons';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useBulk } from '#features/bulk/use-bulk.ts';
import { type SubmissionStatus, statusName } from '#features/inbox/submission-status.ts';
import { t, translated } from '#i18n/t.ts';
import { shortDay } from '../follow-up/follow-up-presets.ts';
import { assignTo, changeWork, setTo } from '../submission-bulk.ts';
import { useStaff } from '../use-staff.ts';

const NOTHING = t('Nothing to change.');
export const NOBODY = '';

/** What staff do with submissions in the list, each with an undo; without ids, with the selected ones. */
export function useTriage() {
  const { run, isBusy } = useBulk({ one: t('submission'), many: t('submissions') });
  const { identity } = useGetIdentity();
  const { staff, nameOf } = useStaff();
  const [losing, setLosing] = useState<{ ids: string[] | undefined }>();
  const myId = typeof identity?.id === 'string' ? identity.id : undefined;
  const assign = (to: string | null, ids?: string[]) => {
    const done = (records: string) => {
      if (to === null) return t('{records} set free.', { records });
      if (to === myId) return t('{records} assigned to you.', { records });
      return t('{records} assigned to {name}.', { records, name: nameOf(to) });
    };
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
        (records) =>
          status === 'spam'
            ? t('{records} marked as spam.', { records })
            : t('{records} set to {status}.', { records, status: statusName(status) }),
        NOTHING,
        ids,
      );
    },
    isLosing: losing !== undefined,
    lose: (reason: LostReason) =>
      run(
        (all) => changeWork(all, setTo('lost', reason)),
        (records) =>
          t('{records} set to Lost: {reason}.', {
            records,
            reason: translated(lostReasonNames[reason]),
          }),
        NOTHING,
        losing?.ids,
      ),
    keep: () => setLosing(undefined),
    followUp: (day: string | null, ids?: string[]) =>
      run(
        (all) =>
          changeWork(all, { follow_up_on: day, ...(day === null && { snoozed_until: null }) }),
        (records) =>
          day
            ? t('{records} to follow up on {day}.', { records, day: shortDay(day) })
            : t('{records} without a follow-up.', { records }),
        NOTHING,
        ids,
      ),
    snooze: (day: string, until: string, ids?: string[]) =>
      run(
        (all) => changeWork(all, { snoozed_until: until }),
        (records) => t('{records} snoozed until {day}.', { records, day: shortDay(day) }),
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
