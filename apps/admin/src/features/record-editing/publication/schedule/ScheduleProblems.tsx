import { Alert } from '@mui/material';
import { t } from '#i18n/t.ts';
import { formatAlgiersTime } from '#ui/inputs/algiers-time.ts';
import type { RecordName } from '../record-name.ts';
import { failureOf } from './scheduled-publications.ts';
import { useSchedule } from './use-schedule.ts';

/** Why a record did not go online or offline when it should have. */
export function ScheduleProblems({ record }: { record: RecordName }) {
  return useSchedule(record).map((due) => {
    const failure = failureOf(due);
    if (!failure) return null;
    const when = { moment: formatAlgiersTime(due.due_at), failure };
    return (
      <Alert key={due.action} severity="error" sx={{ order: 2, width: '100%' }}>
        {due.action === 'publish'
          ? t('It could not go online on {moment}: {failure}', when)
          : t('It could not go offline on {moment}: {failure}', when)}
      </Alert>
    );
  });
}
