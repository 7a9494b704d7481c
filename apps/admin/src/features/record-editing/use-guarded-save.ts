import { createContext, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DataError, RecordChanged } from '#providers/data/data-error.ts';

type Fields = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;
type GuardedSave = ReturnType<typeof useGuardedSave>;

/** Null in the form of a new record. */
export const GuardedSaving = createContext<GuardedSave | null>(null);

// A constant: react-admin resets the form for every new object.
const keepEdits = { keepDirtyValues: true } as const;

/** Reports a save, or keeps the form's changes and reports a conflict. */
export function useGuardedSave(labels: Labels, onSaved: (id: unknown) => void) {
  const notify = useNotify();
  const [versions, setVersions] = useState<{ theirs: Fields; mine: Fields }>();
  const [keepsMine, setKeepsMine] = useState(false);

  return {
    mutationOptions: {
      onSuccess: (_record: RaRecord, sent?: { data?: Fields }) => {
        setVersions(undefined);
        setKeepsMine(false);
        notify(t('Saved.'), { type: 'success' });
        onSaved(sent?.data?.id);
      },
      onError: (error: unknown, sent?: { data?: Fields }) => {
        if (error instanceof RecordChanged) {
          return setVersions({ theirs: error.current, mine: sent?.data ?? {} });
        }
        // The form shows a DataError itself.
        if (!(error instanceof DataError)) notify((error as Error).message, { type: 'error' });
      },
    },
    labels,
    /** The conflicting versions. */
    versions,
    /** Reloads the record and keeps or discards the form's changes. */
    resolve: (reload: () => Promise<unknown>, isKept: boolean) => {
      setKeepsMine(isKept);
      void reload().then(() => setVersions(undefined));
    },
    resetOptions: keepsMine ? keepEdits : undefined,
  };
}
