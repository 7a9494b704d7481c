import { useEffect } from 'react';
import { meansTheSame } from '../../means-the-same.ts';
import type { Fields } from './draft-store.ts';
import { useFormDraft } from './use-form-draft.ts';

type ValuesDraftOptions<Values extends Fields> = {
  form: string;
  recordId: string;
  values: Values;
  /** What the fields hold when nothing is typed. */
  saved: Values;
  onRestore: (values: Values) => void;
};

/** A draft of a form that keeps its values in state of its own. */
export function useValuesDraft<Values extends Fields>(options: ValuesDraftOptions<Values>) {
  const { form, recordId, values, saved, onRestore } = options;
  const changed = Object.keys(values).filter((field) => !meansTheSame(values[field], saved[field]));
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const draft = useFormDraft({
    form,
    recordId,
    collect: () =>
      changed.length > 0
        ? { changes: pick(values), base: pick(saved), record_version: null }
        : null,
    restore: ({ changes }) => {
      const known = Object.keys(changes).filter(
        (field) => field in values && !meansTheSame(changes[field], saved[field]),
      );
      if (known.length > 0) onRestore({ ...values, ...changes });
      return known.length > 0;
    },
  });
  const { schedule } = draft;
  const now = JSON.stringify([values, saved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The values are what is saved.
  useEffect(schedule, [now, schedule]);
  return {
    ...draft,
    isUnsaved: changed.length > 0,
    discard: () => {
      draft.finish();
      onRestore(saved);
    },
  };
}
