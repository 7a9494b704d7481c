import { useInput } from 'react-admin';
import { DateField } from './DateField.tsx';
import { errorMessage } from './form-text.ts';

type TimeInputProps = { source: string; label: string; helperText: string };

/** A time of day, `HH:MM`, or nothing. */
export function TimeInput({ source, label, helperText }: TimeInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  return (
    <DateField
      type="time"
      label={label}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error) ?? helperText}
    />
  );
}
