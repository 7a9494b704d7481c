import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { type SubmissionStatus, statuses, statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { LostReasonDialog } from '../outcome/LostReasonDialog.tsx';
import { OutcomeNote } from '../outcome/OutcomeNote.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { useStaff } from '../use-staff.ts';
import { SpamNote } from './SpamNote.tsx';
import { useSaveSubmission } from './use-save-submission.ts';

/**
 * Saves pessimistically. The selects become read-only meanwhile, because disabling them would drop
 * keyboard focus.
 */
export function WorkSection({ submission }: { submission: SubmissionRecord }) {
  const { save, isSaving, myId, problem } = useSaveSubmission(submission);
  const { staff, nameOf } = useStaff();
  const choices = staff.filter(({ isActive, id }) => isActive || id === submission.assignee_id);
  const isUnlisted =
    submission.assignee_id !== null && !choices.some(({ id }) => id === submission.assignee_id);

  const [lacksOwner, setLacksOwner] = useState(false);
  const [asksReason, setAsksReason] = useState(false);
  const takeOver = () => {
    setLacksOwner(false);
    // Assigning a new submission starts the work on it.
    const begun = submission.status === 'new' ? ({ status: 'in_progress' } as const) : {};
    save({ assignee_id: myId, ...begun });
  };
  const changeStatus = (status: SubmissionStatus | undefined) => {
    const isOwnerless = status === 'won' && submission.assignee_id === null;
    setLacksOwner(isOwnerless);
    if (status === 'lost') setAsksReason(true);
    else if (!isOwnerless) save({ status });
  };
  const saving = { readOnly: isSaving };

  return (
    <Section title={t('Status and owner')}>
      {submission.status === 'spam' && (
        <SpamNote isSaving={isSaving} onNotSpam={() => save({ status: 'new' })} />
      )}
      <TextField
        select
        label={t('Status')}
        value={submission.status}
        onChange={(event) => changeStatus(statuses.find((one) => one === event.target.value))}
        slotProps={{ select: saving }}
      >
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {statusName(status)}
          </MenuItem>
        ))}
      </TextField>
      <OutcomeNote
        submission={submission}
        isSaving={isSaving}
        onChangeReason={() => setAsksReason(true)}
        onValue={save}
      />
      {asksReason && (
        <LostReasonDialog
          reason={submission.lost_reason}
          onChoose={(lost_reason) => save({ status: 'lost', lost_reason })}
          onClose={() => setAsksReason(false)}
        />
      )}
      <TextField
        select
        label={t('Assignee')}
        value={submission.assignee_id ?? ''}
        onChange={(event) => {
          setLacksOwner(false);
          save({ assignee_id: event.target.value || null });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, ...saving } }}
        sx={{ mt: 2 }}
      >
        <MenuItem value="" disabled={submission.status === 'won'}>
          {t('Nobody')}
        </MenuItem>
        {isUnlisted && (
          <MenuItem value={submission.assignee_id ?? ''}>{nameOf(submission.assignee_id)}</MenuItem>
        )}
        {choices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {myId && submission.assignee_id !== myId && (
        <Button disabled={isSaving} onClick={takeOver} sx={{ mt: 1 }}>
          {t('Assign to me')}
        </Button>
      )}
      {lacksOwner && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setLacksOwner(false);
                save({ status: 'won', assignee_id: myId });
              }}
            >
              {t('I won it')}
            </Button>
          }
        >
          {t('A won inquiry needs an owner. Choose an assignee first.')}
        </Alert>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Section>
  );
}
