import { Chip, type ChipProps } from '@mui/material';
import { type SubmissionStatus, statusName } from './submission-status.ts';

const colours: Readonly<Record<SubmissionStatus, ChipProps['color']>> = {
  new: 'primary',
  in_progress: 'warning',
  waiting: 'default',
  won: 'success',
  lost: 'default',
  spam: 'error',
};

export function StatusField({ status }: { status: SubmissionStatus }) {
  return (
    <Chip
      size="small"
      label={statusName(status)}
      color={colours[status]}
      variant={status === 'new' ? 'filled' : 'outlined'}
    />
  );
}
