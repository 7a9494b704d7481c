import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorMessage } from './form-text.ts';

type TimeInputProps = { source: string; label: string; helperText: string };

/** A time of day, `HH:MM`, or nothing. */
export function TimeInput({ source, label, helperText }: TimeInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  return (
    <TextField
      type="time"
      label={label}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error) ?? helperText}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
