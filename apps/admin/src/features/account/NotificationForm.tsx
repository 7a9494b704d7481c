import { FormControlLabel, FormGroup, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import {
  allNotifications,
  NOTIFICATIONS_KEY,
  type NotificationSettings,
  readNotifications,
  saveNotifications,
} from './notification-settings.ts';

const labels: Readonly<Record<keyof NotificationSettings, string>> = {
  assigned: t('An inquiry has been assigned to me'),
  customer_replied: t('A customer of mine has replied, or changed or withdrawn their inquiry'),
  proposal_answered: t('A customer of mine has answered a proposal'),
  due_today: t('Each morning: my inquiries that are due'),
  digest: t('Each morning: how many are new, unassigned and waiting for me'),
};
const kinds = Object.keys(labels) as (keyof NotificationSettings)[];

/** Saved at once, each switch on its own. */
export function NotificationForm() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: readNotifications,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: saveNotifications,
    onSuccess: (_nothing, settings) => queryClient.setQueryData(NOTIFICATIONS_KEY, settings),
    onError: (failed) => notify(failed.message, { type: 'error' }),
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const settings = data ?? allNotifications;
  return (
    <FormGroup>
      {kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          control={
            <Switch
              checked={settings[kind]}
              disabled={!data || isPending}
              onChange={(_event, isOn) => mutate({ ...settings, [kind]: isOn })}
            />
          }
          label={labels[kind]}
        />
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('The morning email is sent when the office opens, if there is anything to say.')}
      </Typography>
    </FormGroup>
  );
}
