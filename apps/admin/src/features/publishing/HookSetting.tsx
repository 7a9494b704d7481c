import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { HookDialog } from './HookDialog.tsx';
import { askForRebuild, type PublishingState, setBuildHook } from './publishing.ts';

type HookSettingProps = { state: PublishingState; onChange: () => void };

/** For administrators. */
export function HookSetting({ state, onChange }: HookSettingProps) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const said = (message: string) => {
    notify(message);
    onChange();
  };
  const failed = (error: Error) => {
    notify(error.message, { type: 'error' });
    onChange();
  };
  const rebuild = useMutation({
    mutationFn: askForRebuild,
    onSuccess: () => said(t('A rebuild has been requested.')),
    onError: failed,
  });
  const forget = useMutation({
    mutationFn: () => setBuildHook(''),
    onSuccess: () => said(t('The build hook has been removed.')),
    onError: failed,
  });
  return (
    <>
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {state.has_hook
          ? state.hook_set_at
            ? rich('Rebuilds are requested from {host}, set {moment}.', {
                host: state.hook_host,
                moment: <Moment key="moment" at={state.hook_set_at} />,
              })
            : t('Rebuilds are requested from {host}.', { host: state.hook_host ?? '' })
          : t(
              'No build hook is set. With the address your host gives you, published changes reach the prerendered pages automatically.',
            )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {state.has_hook && (
          <Button variant="contained" disabled={rebuild.isPending} onClick={() => rebuild.mutate()}>
            {rebuild.isPending ? t('Requesting…') : t('Rebuild now')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {state.has_hook ? t('Change the build hook') : t('Set a build hook')}
        </Button>
        {state.has_hook && (
          <Button color="error" disabled={forget.isPending} onClick={() => forget.mutate()}>
            {t('Remove it')}
          </Button>
        )}
      </Box>
      {isOpen && (
        <HookDialog
          onClose={() => setOpen(false)}
          onSet={() => said(t('The build hook is set.'))}
        />
      )}
    </>
  );
}
