import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorWords } from '#layout/inputs/form-text.ts';

type TermsInputProps = {
  source: string;
  label: string;
  helperText: string;
  choices: readonly { id: string; name: string }[];
};

/** Several of the types or tags, by title. */
export function TermsInput({ source, label, helperText, choices }: TermsInputProps) {
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={choices.map(({ id }) => id)}
      value={chosen}
      onChange={(_event, ids) => field.onChange(ids)}
      onBlur={field.onBlur}
      getOptionLabel={nameOf}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.error !== undefined}
          helperText={errorWords(fieldState.error) ?? helperText}
        />
      )}
    />
  );
}
