import { createContext, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DataError, RecordChanged } from '#providers/data/data-error.ts';
import { useUndoNotice } from '#ui/use-undo-notice.tsx';

type Fields = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;
type GuardedSave = ReturnType<typeof useGuardedSave>;

/** Null in the form of a new record. */
export const GuardedSaving = createContext<GuardedSave | null>(null);

// A constant: react-admin resets the form for every new object.
const keepEdits = { keepDirtyValues: true } as const;

type Sent = { resource?: string; data?: Fields; previousData?: Fields };

/** Says that a record went online or offline; going offline can be undone. */
function useSavedNotice() {
  const notify = useNotify();
  const notifyWithUndo = useUndoNotice();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return (record: RaRecord, { resource = '', previousData }: Sent) => {
    const former = previousData?.status;
    if (record.status === 'published' && former !== undefined && former !== 'published')
      return notify(t('Published. Visitors can see it.'), { type: 'success' });
    if (former !== 'published' || record.status === 'published')
      return notify(t('Saved.'), { type: 'success' });
    notifyWithUndo(t('Unpublished. Visitors no longer see it.'), async () => {
      const { data: current } = await dataProvider.getOne(resource, { id: record.id });
      const data = { ...current, status: 'published' };
      await dataProvider.update(resource, { id: record.id, data, previousData: current });
      refresh();
    });
  };
}

/** Reports a save, or keeps the form's changes and reports a conflict. */
export function useGuardedSave(labels: Labels, onSaved: (id: unknown) => void) {
  const notify = useNotify();
  const notifySaved = useSavedNotice();
  const [versions, setVersions] = useState<{ theirs: Fields; mine: Fields }>();
  const [keepsMine, setKeepsMine] = useState(false);

  return {
    mutationOptions: {
      onSuccess: (record: RaRecord, sent: Sent = {}) => {
        setVersions(undefined);
        setKeepsMine(false);
        notifySaved(record, sent);
        onSaved(sent.data?.id);
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
