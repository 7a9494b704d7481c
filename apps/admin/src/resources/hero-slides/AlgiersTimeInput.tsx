import { useInput } from 'react-admin';
import { fromAlgiers, toAlgiers } from '#ui/inputs/algiers-time.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import { errorMessage } from '#ui/inputs/form-text.ts';

type AlgiersTimeInputProps = { source: string; label: string; helperText: string };

/** A timestamp in Algiers time, whatever the browser's time zone. */
export function AlgiersTimeInput({ source, label, helperText }: AlgiersTimeInputProps) {
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  return (
    <DateField
      type="datetime-local"
      label={label}
      value={toAlgiers(field.value)}
      onChange={(event) => field.onChange(fromAlgiers(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.error !== undefined}
      helperText={errorMessage(fieldState.error) ?? helperText}
    />
  );
}
