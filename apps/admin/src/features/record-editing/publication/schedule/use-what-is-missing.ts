import { useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { GuardedSaving } from '../../use-guarded-save.ts';
import { FormRules } from '../form-rules.ts';

/**
 * What the saved record lacks to be published, as sentences with the field. The database checks again when it is time,
 * but knows less than the form.
 */
export function useWhatIsMissing(): () => Promise<string[]> {
  const validate = useContext(FormRules);
  const labels = useContext(GuardedSaving)?.labels ?? {};
  const { defaultValues } = useFormState();
  return async () => {
    const errors = await validate?.({ ...defaultValues, status: 'published' });
    return Object.entries(errors ?? {}).map(([field, message]) =>
      labels[field] ? `${labels[field]}: ${message}` : String(message),
    );
  };
}
