import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { fromAlgiers, toAlgiers } from '#ui/inputs/algiers-time.ts';
import type { RecordName } from '../record-name.ts';
import { ScheduleProblems } from './ScheduleProblems.tsx';
import { type ScheduledAction, schedule, scheduledPublications } from './scheduled-publications.ts';
import { useSchedule } from './use-schedule.ts';

const labels = { publish: 'Goes online', unpublish: 'Goes offline' } as const;

type Times = Partial<Record<ScheduledAction, string>>;
type ScheduleDialogProps = { record: RecordName; status: PublicationStatus; onClose: () => void };

/** A draft can go online and offline again, something published only offline. */
export default function ScheduleDialog({ record, status, onClose }: ScheduleDialogProps) {
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const scheduled = useSchedule(record);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState<Times>(() =>
    Object.fromEntries(scheduled.map(({ action, due_at }) => [action, toAlgiers(due_at)])),
  );
  const actions: ScheduledAction[] =
    status === 'published' && times.publish === undefined
      ? ['unpublish']
      : ['publish', 'unpublish'];

  const save = async (wanted: Times) => {
    const changed = actions.filter((action) => {
      const known = scheduled.find((due) => due.action === action);
      return (wanted[action] ?? '') !== toAlgiers(known?.due_at ?? null) || known?.failure;
    });
    setBusy(true);
    try {
      const changes = changed.map((action) => [action, fromAlgiers(wanted[action] ?? '')]);
      await schedule(record, Object.fromEntries(changes));
      await queryClient.invalidateQueries(scheduledPublications);
      notify(Object.values(wanted).some(Boolean) ? 'Scheduled.' : 'The schedule is cancelled.', {
        type: 'success',
      });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Schedule</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <ScheduleProblems record={record} />
        {problem && <Alert severity="error">{problem}</Alert>}
        {actions.map((action) => (
          <TextField
            key={action}
            type="datetime-local"
            label={labels[action]}
            value={times[action] ?? ''}
            onChange={(event) => setTimes({ ...times, [action]: event.target.value })}
            helperText="Algiers time. Leave empty for no change."
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {scheduled.length > 0 && (
          <Button
            color="error"
            disabled={isBusy}
            onClick={() => void save({})}
            sx={{ marginInlineEnd: 'auto' }}
          >
            Cancel schedule
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save(times)}>
          Schedule
        </Button>
      </DialogActions>
    </Dialog>
  );
}
