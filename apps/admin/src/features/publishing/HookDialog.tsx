import { buildHookProblem } from '@expat-buddy/domain/publishing/build-hook-address';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { setBuildHook } from './publishing.ts';

type HookDialogProps = { onClose: () => void; onSet: () => void };

/** The current address is never shown. */
export function HookDialog({ onClose, onSet }: HookDialogProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: setBuildHook,
    onSuccess: onSet,
    onError: (error) => setProblem(error.message),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    const found = buildHookProblem(typed);
    setProblem(found);
    if (!found) mutate(typed);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={id}>Build hook</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            The address at your host that starts a build, such as Netlify’s “build hook” or
            Cloudflare’s “deploy hook”. Anyone who has it can start builds, so it is stored but
            never shown.
          </DialogContentText>
          <TextField
            label="Address"
            type="url"
            autoComplete="off"
            autoFocus
            fullWidth
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={problem !== undefined}
            helperText={problem ?? ' '}
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Set
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
