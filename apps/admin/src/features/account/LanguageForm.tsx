import type { Language } from '@expat-buddy/domain/language/languages';
import { MenuItem, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { languageChoices } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
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
      notify(t('Language saved.'), { type: 'success' });
    },
    onError: (failed) => notify(failed.message, { type: 'error' }),
  });
  return (
    <TextField
      select
      fullWidth
      label={t('Language of emails to you')}
      helperText={t('About your account and, in English or French, about inquiries.')}
      value={data ?? 'en'}
      disabled={!data || isPending}
      // Readable while the language loads.
      slotProps={{ formHelperText: { disabled: false } }}
      onChange={({ target }) => mutate(target.value as Language)}
    >
      {languageChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
