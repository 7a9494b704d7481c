import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from './form-text.ts';

type RecordChoicesInputProps = {
  source: string;
  label: string;
  helperText: string;
  choices: readonly { id: string; name: string }[];
  /** Names what is not among the choices; its id by default. */
  unknown?: string;
  /** Creates a term and resolves with its id. */
  onCreate?: (title: string) => Promise<string | undefined>;
};

const filter = createFilterOptions<string>();
const NEW = 'new:';
const isSameText = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

export function RecordChoicesInput({
  source,
  label,
  helperText,
  choices,
  unknown,
  onCreate,
}: RecordChoicesInputProps) {
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? unknown ?? id;
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
      getOptionLabel={(id) =>
        id.startsWith(NEW) ? t('Add “{name}”', { name: id.slice(NEW.length) }) : nameOf(id)
      }
      filterOptions={(ids, state) => {
        const typed = state.inputValue.trim();
        const isKnown = choices.some(({ name }) => isSameText(name, typed));
        const found = filter(ids, state);
        return onCreate && typed && !isKnown ? [...found, `${NEW}${typed}`] : found;
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.error !== undefined}
          helperText={errorMessage(fieldState.error) ?? helperText}
        />
      )}
    />
  );
}
