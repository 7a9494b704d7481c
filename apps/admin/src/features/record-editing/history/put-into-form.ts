import { useFormContext } from 'react-hook-form';

/** Puts values into the form as changes that are not saved yet: they are checked and saved as always. */
export function usePutIntoForm(): (values: Readonly<Record<string, unknown>>) => void {
  const { setValue } = useFormContext();
  return (values) => {
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
}
