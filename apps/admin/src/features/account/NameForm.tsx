import { FULL_NAME_MAX_LENGTH } from '@expat-buddy/domain/account/limits';
import { Box, Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { changeOwnName } from './own-account.ts';

type NameFormProps = { id: string; name: string };

export function NameForm({ id, name }: NameFormProps) {
  const [text, setText] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await changeOwnName(id, text.trim());
      await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      void queryClient.invalidateQueries({ queryKey: ['staff'] });
      notify(t('Name saved.'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="form" onSubmit={(event) => void save(event)} sx={{ display: 'flex', gap: 1 }}>
      <TextField
        label={t('Name')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: FULL_NAME_MAX_LENGTH } }}
        sx={{ flex: 1 }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isBusy || text.trim() === '' || text.trim() === name}
        sx={{ alignSelf: 'center' }}
      >
        {t('Save')}
      </Button>
    </Box>
  );
}
