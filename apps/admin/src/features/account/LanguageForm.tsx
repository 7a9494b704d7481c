import {
  type MessageLanguage,
  messageLanguageNames,
  messageLanguages,
} from '@expat-buddy/domain/message/languages';
import { MenuItem, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { changeOwnLanguage, readOwnLanguage } from './own-account.ts';

const KEY = ['own-language'];

/** Saved at once. */
export function LanguageForm() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data } = useQuery({ queryKey: KEY, queryFn: readOwnLanguage });
  const { mutate, isPending } = useMutation({
    mutationFn: changeOwnLanguage,
    onSuccess: (_nothing, language) => {
      queryClient.setQueryData(KEY, language);
      notify('Language saved.', { type: 'success' });
    },
    onError: (failed) => notify(failed.message, { type: 'error' }),
  });
  return (
    <TextField
      select
      fullWidth
      label="Language of emails about your account"
      helperText="Such as the link for a new password. Emails about inquiries are in English."
      value={data ?? 'en'}
      disabled={!data || isPending}
      onChange={({ target }) => mutate(target.value as MessageLanguage)}
    >
      {messageLanguages.map((language) => (
        <MenuItem key={language} value={language}>
          {messageLanguageNames[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}
