import { createContext, useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type Fields = Readonly<Record<string, unknown>>;
type PutIntoForm = (values: Fields) => void;

/** What stands beside a form, above it for instance, reaches into it through this. */
export const FormReach = createContext<{ current: PutIntoForm | undefined } | null>(null);

export const useNewFormReach = () => useRef<PutIntoForm | undefined>(undefined);

/** Puts values into the form as changes that are not saved yet: they are checked and saved as always. */
export function usePutIntoForm(): PutIntoForm {
  const { setValue } = useFormContext();
  return (values) => {
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
}

/** Within a form: lets what stands beside it put values into it. */
export function useOfferFormReach(): void {
  const reach = useContext(FormReach);
  const put = usePutIntoForm();
  useEffect(() => {
    if (!reach) return;
    reach.current = put;
    return () => {
      reach.current = undefined;
    };
  });
}
