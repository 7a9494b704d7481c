import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorWords } from '#ui/inputs/form-text.ts';

type TermsInputProps = {
  source: string;
  label: string;
  helperText: string;
  choices: readonly { id: string; name: string }[];
  /** Makes a term that there is none of yet, and answers its id. */
  onCreate?: (title: string) => Promise<string | undefined>;
};

const filter = createFilterOptions<string>();
const NEW = 'new:';
const sameWords = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Several of the types or tags, by title. */
export function TermsInput({ source, label, helperText, choices, onCreate }: TermsInputProps) {
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  const change = async (ids: string[]) => {
    const made = ids.find((id) => id.startsWith(NEW));
    if (!made) return field.onChange(ids);
    const id = await onCreate?.(made.slice(NEW.length));
    if (id) field.onChange([...chosen, id]);
  };
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={choices.map(({ id }) => id)}
      value={chosen}
      onChange={(_event, ids) => void change(ids)}
      onBlur={field.onBlur}
      getOptionLabel={(id) => (id.startsWith(NEW) ? `Add “${id.slice(NEW.length)}”` : nameOf(id))}
      filterOptions={(ids, state) => {
        const typed = state.inputValue.trim();
        const isKnown = choices.some(({ name }) => sameWords(name, typed));
        const found = filter(ids, state);
        return onCreate && typed && !isKnown ? [...found, `${NEW}${typed}`] : found;
      }}
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
