import { useState } from 'react';
import { useNotify } from 'react-admin';
import { DataError, RecordChanged } from '#providers/data-error.ts';
import { isSameValue } from '#providers/same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

// One object: react-admin resets the form whenever it is handed another one.
const keepWhatIWrote = { keepDirtyValues: true } as const;

/**
 * What an edit page does after a save: says that it worked, or keeps what was written and says that
 * somebody else was first.
 */
export function useGuardedSave(labels: Readonly<Record<string, string>>) {
  const notify = useNotify();
  const [theirs, setTheirs] = useState<Fields>();
  const [keepsMine, setKeepsMine] = useState(false);

  return {
    mutationOptions: {
      onSuccess: () => {
        setTheirs(undefined);
        setKeepsMine(false);
        notify('Saved.', { type: 'success' });
      },
      onError: (error: unknown) => {
        if (error instanceof RecordChanged) return setTheirs(error.current);
        // The form itself shows a refusal: beside the fields, or as a notice.
        if (!(error instanceof DataError)) notify((error as Error).message, { type: 'error' });
      },
    },
    isInConflict: theirs !== undefined,
    changedBetween: (record: Fields) =>
      Object.keys(labels)
        .filter((field) => theirs && !isSameValue(theirs[field], record[field]))
        .map((field) => labels[field] ?? field),
    /** Reads the record anew; what was written stays on top of it or goes. */
    resolve: (reload: () => Promise<unknown>, isKept: boolean) => {
      setKeepsMine(isKept);
      void reload().then(() => setTheirs(undefined));
    },
    resetOptions: keepsMine ? keepWhatIWrote : undefined,
  };
}
