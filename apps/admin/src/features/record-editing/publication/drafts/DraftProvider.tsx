import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useEditContext } from 'react-admin';
import { ruleOf } from '#providers/data/tables.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { isPublicationStatus } from '#ui/publication.ts';
import { GuardedSaving } from '../../use-guarded-save.ts';
import { draftQuery } from './draft-changes.ts';
import { disputedChanges } from './draft-difference.ts';
import { EditedDraft, type Transform } from './edited-draft.ts';

type DraftProviderProps = {
  transform: Transform;
  loading: ReactNode;
  children: ReactNode;
};

/** Loads the unreleased changes of a record before its form opens. */
export function DraftProvider({ transform, loading, children }: DraftProviderProps) {
  const { record, resource } = useEditContext();
  const labels = useContext(GuardedSaving)?.labels;
  const isPublishable = isPublicationStatus(record?.status);
  const table = ruleOf(resource).table;
  const id = String(record?.id);
  const name = useMemo(() => ({ table, id }), [table, id]);
  const { data, isPending, error, refetch } = useQuery({
    ...draftQuery(name),
    enabled: isPublishable,
  });
  const draft = data ?? null;
  const [resolved, setResolved] = useState<string>();
  const merged = useMemo(
    () => (record && draft ? { ...record, ...draft.changes } : undefined),
    [record, draft],
  );
  if (!isPublishable || !record) return children;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return loading;
  const isDisputed =
    draft !== null &&
    resolved !== draft.updated_at &&
    disputedChanges(draft, record, labels ?? {}).length > 0;
  return (
    <EditedDraft
      value={{
        record: name,
        draft,
        merged,
        isDisputed,
        onResolve: () => setResolved(draft?.updated_at),
        transform,
      }}
    >
      {children}
    </EditedDraft>
  );
}
