import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorWords } from '#ui/inputs/form-text.ts';
import { fromAlgiers, toAlgiers } from './algiers-time.ts';

type AlgiersTimeInputProps = { source: string; label: string; helperText: string };

/** A moment, entered and shown on the clocks of Algiers wherever the person sits. */
export function AlgiersTimeInput({ source, label, helperText }: AlgiersTimeInputProps) {
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={toAlgiers(field.value)}
      onChange={(event) => field.onChange(fromAlgiers(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorWords(fieldState.error) ?? helperText}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
