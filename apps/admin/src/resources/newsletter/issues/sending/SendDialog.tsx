import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { formatAlgiersTime, fromAlgiers } from '#ui/inputs/algiers-time.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { countReaders, scheduleIssue } from '../issue-actions.ts';
import type { IssueRecord } from '../issue-form.ts';

type SendDialogProps = { issue: IssueRecord; language: string; onClose: () => void };

const receivers = (count: number, isLater: boolean) =>
  isLater
    ? t(
        '{count, plural, one {# subscriber receives} other {# subscribers receive}} it, as of today.',
        { count },
      )
    : t('{count, plural, one {# subscriber receives} other {# subscribers receive}} it.', {
        count,
      });

/** Says how many people an issue reaches before it is sent. */
export function SendDialog({ issue, language, onClose }: SendDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const { data: readers, error } = useQuery({
    queryKey: ['newsletter', 'readers', language],
    queryFn: () => countReaders(language),
    staleTime: 0,
  });
  const sendAt = when === 'later' ? fromAlgiers(local) : undefined;
  const isPast = typeof sendAt === 'string' && Date.parse(sendAt) < Date.now();

  async function send() {
    await scheduleIssue(issue.id, sendAt ?? undefined);
    const done = sendAt
      ? t('Scheduled for {sendAt}.', { sendAt: formatAlgiersTime(sendAt) })
      : t('Sending begins within a minute.');
    notify(done, { type: 'success' });
    refresh();
  }

  return (
    <ActionDialog
      title={t('Send “{subject}”?', { subject: issue.subject })}
      confirmLabel={when === 'later' ? t('Schedule') : t('Send now')}
      isIncomplete={!readers || sendAt === null || isPast}
      onConfirm={send}
      onClose={onClose}
    >
      <Typography role="status" sx={{ mb: 1 }}>
        {error && t('The subscribers could not be counted. Close this and try again.')}
        {readers === 0 && t('Nobody is subscribed yet.')}
        {Boolean(readers) &&
          `${receivers(readers ?? 0, when === 'later')} ${t('It cannot be changed or taken back once sending has begun.')}`}
      </Typography>
      <RadioGroup
        aria-label={t('When')}
        value={when}
        onChange={(_event, chosen) => setWhen(chosen as 'now' | 'later')}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('Now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('At a set time')} />
      </RadioGroup>
      {when === 'later' && (
        <DateField
          type="datetime-local"
          label={t('Time in Algiers')}
          value={local}
          onChange={(event) => setLocal(event.target.value)}
          error={isPast}
          helperText={isPast ? t('This time is in the past.') : undefined}
          sx={{ mt: 1 }}
        />
      )}
    </ActionDialog>
  );
}
