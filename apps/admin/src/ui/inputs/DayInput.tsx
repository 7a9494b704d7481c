import { useInput } from 'react-admin';
import { DateField } from './DateField.tsx';
import { errorMessage } from './form-text.ts';

type DayInputProps = { source: string; label: string; helperText: string };

/** A calendar day without a time zone, or null. */
export function DayInput({ source, label, helperText }: DayInputProps) {
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  return (
    <DateField
      type="date"
      label={label}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error) ?? helperText}
    />
  );
}
