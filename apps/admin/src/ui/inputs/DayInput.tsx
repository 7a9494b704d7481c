import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { errorMessage } from './form-text.ts';

type DayInputProps = { source: string; label: string; helperText: string };

/** A calendar day without a time zone, or null. */
export function DayInput({ source, label, helperText }: DayInputProps) {
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  return (
    <TextField
      type="date"
      label={label}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error) ?? helperText}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
