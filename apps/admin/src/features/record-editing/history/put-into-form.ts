import { useFormContext } from 'react-hook-form';

/** Sets values as unsaved changes, which are validated and saved as usual. */
export function usePutIntoForm(): (values: Readonly<Record<string, unknown>>) => void {
  const { setValue } = useFormContext();
  return (values) => {
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
}
