import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';

type SuggestedTextInputProps = {
  source: string;
  label: string;
  inUse: readonly string[] | undefined;
};

/** The site filters by this exact text, so texts in use are suggested. */
export function SuggestedTextInput({ source, label, inUse = [] }: SuggestedTextInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const text = typeof field.value === 'string' ? field.value : '';
  const isOwn = text.trim() !== '' && !inUse.includes(text.trim());
  return (
    <Autocomplete
      freeSolo
      options={inUse}
      value={text}
      inputValue={text}
      onInputChange={(_event, text) => field.onChange(text)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.error !== undefined}
          helperText={
            errorMessage(fieldState.error) ??
            (isOwn
              ? t('No published travel uses these words yet: the site’s filter gets a new choice.')
              : t('Choose one in use, or write another.'))
          }
        />
      )}
    />
  );
}
