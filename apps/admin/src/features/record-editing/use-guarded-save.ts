import { createContext, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { DataError, RecordChanged } from '#providers/data/data-error.ts';

type Fields = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;
type GuardedSave = ReturnType<typeof useGuardedSave>;

/** What the form of an existing record knows of its saving; a form for a new record has none. */
export const GuardedSaving = createContext<GuardedSave | null>(null);

// One object: react-admin resets the form whenever it is handed another one.
const keepWhatIWrote = { keepDirtyValues: true } as const;

/**
 * What an edit page does after a save: says that it worked, or keeps what was written and says that
 * somebody else was first.
 */
export function useGuardedSave(labels: Labels, onSaved: (id: unknown) => void) {
  const notify = useNotify();
  const [versions, setVersions] = useState<{ theirs: Fields; mine: Fields }>();
  const [keepsMine, setKeepsMine] = useState(false);

  return {
    mutationOptions: {
      onSuccess: (_record: RaRecord, sent?: { data?: Fields }) => {
        setVersions(undefined);
        setKeepsMine(false);
        notify('Saved.', { type: 'success' });
        onSaved(sent?.data?.id);
      },
      onError: (error: unknown, sent?: { data?: Fields }) => {
        if (error instanceof RecordChanged) {
          return setVersions({ theirs: error.current, mine: sent?.data ?? {} });
        }
        // The form itself shows a refusal: beside the fields, or as a notice.
        if (!(error instanceof DataError)) notify((error as Error).message, { type: 'error' });
      },
    },
    labels,
    /** What the two wanted to save, while they are in conflict. */
    versions,
    /** Reads the record anew; what was written stays on top of it or goes. */
    resolve: (reload: () => Promise<unknown>, isKept: boolean) => {
      setKeepsMine(isKept);
      void reload().then(() => setVersions(undefined));
    },
    resetOptions: keepsMine ? keepWhatIWrote : undefined,
  };
}
