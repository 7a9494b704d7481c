import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { fromAlgiers, toAlgiers } from '#ui/inputs/algiers-time.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import type { RecordName } from '../record-name.ts';
import { ScheduleProblems } from './ScheduleProblems.tsx';
import { type ScheduledAction, schedule, scheduledPublications } from './scheduled-publications.ts';
import { useSchedule } from './use-schedule.ts';
import { useWhatIsMissing } from './use-what-is-missing.ts';

const labels = { publish: t('Goes online'), unpublish: t('Goes offline') } as const;

type Times = Partial<Record<ScheduledAction, string>>;
type ScheduleDialogProps = { record: RecordName; status: PublicationStatus; onClose: () => void };

/** A draft can go online and offline again, something published only offline. */
export default function ScheduleDialog({ record, status, onClose }: ScheduleDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const scheduled = useSchedule(record);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const findMissing = useWhatIsMissing();
  const { dirtyFields } = useFormState();
  const [times, setTimes] = useState<Times>(() =>
    Object.fromEntries(scheduled.map(({ action, due_at }) => [action, toAlgiers(due_at)])),
  );
  const actions: ScheduledAction[] =
    status === 'published' && times.publish === undefined
      ? ['unpublish']
      : ['publish', 'unpublish'];

  const save = async (wanted: Times) => {
    const lacks = wanted.publish ? await findMissing() : [];
    setMissing(lacks);
    if (lacks.length > 0) throw new Error(t('Nothing is scheduled yet.'));
    const changed = actions.filter((action) => {
      const known = scheduled.find((due) => due.action === action);
      return (wanted[action] ?? '') !== toAlgiers(known?.due_at ?? null) || known?.failure;
    });
    const changes = changed.map((action) => [action, fromAlgiers(wanted[action] ?? '')]);
    await schedule(record, Object.fromEntries(changes));
    await queryClient.invalidateQueries(scheduledPublications);
    notify(Object.values(wanted).some(Boolean) ? t('Scheduled.') : t('The schedule is removed.'), {
      type: 'success',
    });
  };

  return (
    <ActionDialog
      title={t('Schedule')}
      confirmLabel={t('Schedule')}
      onConfirm={() => save(times)}
      alternative={
        scheduled.length > 0
          ? { label: t('Remove schedule'), onConfirm: () => save({}) }
          : undefined
      }
      onClose={onClose}
    >
      <ScheduleProblems record={record} />
      {missing.length > 0 && (
        <Alert severity="error">
          <AlertTitle>{t('Complete and save the record before it can go online')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {missing.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </Box>
        </Alert>
      )}
      {Object.keys(dirtyFields).length > 0 && (
        <Alert severity="info">
          {t('The schedule applies to what is saved. Your latest changes are not.')}
        </Alert>
      )}
      {actions.map((action) => (
        <DateField
          key={action}
          type="datetime-local"
          label={labels[action]}
          value={times[action] ?? ''}
          onChange={(event) => setTimes({ ...times, [action]: event.target.value })}
          helperText={t('Algiers time. Leave empty for no change.')}
        />
      ))}
    </ActionDialog>
  );
}
