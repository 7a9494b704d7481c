import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext, useResourceContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { ruleOf } from '#providers/data/tables.ts';
import { readOptions } from '#providers/read-options.ts';
import { useGoAfterSave } from '#ui/form/use-go-after-save.ts';
import { editPath } from '#ui/record-paths.ts';
import { DraftProvider } from './publication/drafts/DraftProvider.tsx';
import { deleteDraft, draftQuery } from './publication/drafts/draft-changes.ts';
import type { Transform } from './publication/drafts/edited-draft.ts';
import { type PageOf, PageOnSite } from './publication/page-on-site.ts';
import { PROGRESS_KEY } from './translations/translation-progress.ts';
import { GuardedSaving, useGuardedSave } from './use-guarded-save.ts';

export type RecordEditProps = Pick<
  EditBaseProps,
  'resource' | 'id' | 'transform' | 'disableAuthentication'
> & {
  /** Field labels for conflicts. */
  labels: Readonly<Record<string, string>>;
  loading: ReactNode;
  error: ReactNode;
  pageOf?: PageOf | undefined;
  children: ReactNode;
};

/** A list that loads behind the form also fills this record's cache, with an older copy. */
function FirstLoad({ loading, children }: Pick<RecordEditProps, 'loading' | 'children'>) {
  const { isFetching } = useEditContext();
  const [hasArrived, setArrived] = useState(false);
  if (!hasArrived && !isFetching) setArrived(true);
  return hasArrived ? children : loading;
}

/**
 * The form of one record. Cached copies of lists are dropped first: text typed over one would be
 * lost when the current record arrives. Saving is pessimistic, and conflicting versions are both
 * shown.
 */
export function RecordEdit({ labels, loading, pageOf, children, ...props }: RecordEditProps) {
  const queryClient = useQueryClient();
  const resource = useResourceContext(props);
  const { id: routeId } = useParams();
  const id = String(props.id ?? routeId);
  const navigate = useNavigate();
  const goAfterSave = useGoAfterSave();
  const guarded = useGuardedSave(labels, (savedAs) => {
    void queryClient.invalidateQueries({ queryKey: [PROGRESS_KEY] });
    // Saving releases the draft that the form started from.
    const { table } = ruleOf(resource ?? '');
    const { queryKey } = draftQuery({ table, id });
    if (queryClient.getQueryData(queryKey)) {
      void deleteDraft({ table, id: String(savedAs ?? id) }).then(() =>
        queryClient.setQueryData(queryKey, null),
      );
    }
    // A draft with a new id has a new address.
    const isRenamed = routeId !== undefined && savedAs !== undefined && savedAs !== routeId;
    if (isRenamed)
      goAfterSave(() => void navigate(editPath(resource ?? '', savedAs), { replace: true }));
  });
  useState(() => queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] }));
  return (
    <EditBase
      key={id}
      {...props}
      mutationMode="pessimistic"
      mutationOptions={guarded.mutationOptions}
      redirect={false}
      queryOptions={readOptions}
      loading={loading}
    >
      <GuardedSaving value={guarded}>
        <PageOnSite value={pageOf}>
          <FirstLoad loading={loading}>
            <DraftProvider transform={props.transform as Transform} loading={loading}>
              {children}
            </DraftProvider>
          </FirstLoad>
        </PageOnSite>
      </GuardedSaving>
    </EditBase>
  );
}
