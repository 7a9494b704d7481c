import { withoutInvisible } from '@expat-buddy/domain/pasted-text';
import { buildHookProblem } from '@expat-buddy/domain/publishing/build-hook-address';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { setBuildHook } from './publishing.ts';

type HookDialogProps = { onClose: () => void; onSet: () => void };

/** The current address is never shown. */
export function HookDialog({ onClose, onSet }: HookDialogProps) {
  const [written, setWritten] = useState('');
  const address = withoutInvisible(written);

  const save = async () => {
    const problem = buildHookProblem(address);
    if (problem) throw new Error(problem);
    await setBuildHook(address);
    onSet();
  };

  return (
    <ActionDialog
      title={t('Build hook')}
      description={t(
        'The address at your host that starts a build, such as Netlify’s “build hook” or Cloudflare’s “deploy hook”. Anyone who has it can start builds, so it is stored but never shown.',
      )}
      confirmLabel={t('Set')}
      maxWidth="sm"
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('Address')}
        type="url"
        autoComplete="off"
        autoFocus
        fullWidth
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 2 }}
      />
    </ActionDialog>
  );
}
