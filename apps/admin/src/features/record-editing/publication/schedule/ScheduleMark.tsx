import { Chip } from '@mui/material';
import { CalendarClock } from 'lucide-react';
import { t } from '#i18n/t.ts';
import { formatAlgiersTime } from '#ui/inputs/algiers-time.ts';
import type { RecordName } from '../record-name.ts';
import { failureOf, type ScheduledPublication } from './scheduled-publications.ts';
import { useSchedule } from './use-schedule.ts';

function describeSchedule(due: ScheduledPublication): string {
  const isPublish = due.action === 'publish';
  if (failureOf(due)) return isPublish ? t('Could not go online') : t('Could not go offline');
  const moment = formatAlgiersTime(due.due_at);
  return isPublish
    ? t('Goes online on {moment}', { moment })
    : t('Goes offline on {moment}', { moment });
}

/** When a record goes online or offline next, in Algiers time. */
export function ScheduleMark({ record }: { record: RecordName }) {
  const [next] = useSchedule(record);
  if (!next) return null;
  const failure = failureOf(next);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={failure ? 'error' : 'info'}
      icon={<CalendarClock size={14} aria-hidden="true" />}
      label={describeSchedule(next)}
      title={failure}
    />
  );
}
