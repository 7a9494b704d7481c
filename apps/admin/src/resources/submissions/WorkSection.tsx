import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { Section } from '#layout/Section.tsx';
import { SpamNote } from './SpamNote.tsx';
import { type SubmissionRecord, statuses, statusName } from './submission.ts';
import { useSaveSubmission } from './use-save-submission.ts';
import { useStaff } from './use-staff.ts';

/**
 * Status and assignee. A choice is shown as chosen only after the server has saved it; meanwhile the
 * two fields are locked and say so.
 */
export function WorkSection({ submission }: { submission: SubmissionRecord }) {
  const { save, isSaving, myId, problem } = useSaveSubmission(submission);
  const { staff, nameOf } = useStaff();
  const choices = staff.filter(({ isActive, id }) => isActive || id === submission.assignee_id);
  const isUnlisted =
    submission.assignee_id !== null && !choices.some(({ id }) => id === submission.assignee_id);

  return (
    <Section title="Work on it">
      {submission.status === 'spam' && (
        <SpamNote isSaving={isSaving} onNotSpam={() => save({ status: 'new' })} />
      )}
      <TextField
        select
        label="Status"
        value={submission.status}
        disabled={isSaving}
        onChange={(event) => save({ status: statuses.find((one) => one === event.target.value) })}
      >
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {statusName(status)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Assignee"
        value={submission.assignee_id ?? ''}
        disabled={isSaving}
        onChange={(event) => save({ assignee_id: event.target.value || null })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ mt: 2 }}
      >
        <MenuItem value="">Nobody</MenuItem>
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
        <Button disabled={isSaving} onClick={() => save({ assignee_id: myId })} sx={{ mt: 1 }}>
          Assign to me
        </Button>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Section>
  );
}
