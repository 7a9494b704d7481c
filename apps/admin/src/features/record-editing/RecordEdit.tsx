import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext, useResourceContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { readOptions } from '#providers/read-options.ts';
import { editPath } from '#ui/record-paths.ts';
import { GuardedSaving, useGuardedSave } from './use-guarded-save.ts';

export type RecordEditProps = Pick<
  EditBaseProps,
  'resource' | 'id' | 'transform' | 'disableAuthentication'
> & {
  /** The fields as people call them, for what two editors disagree about. */
  labels: Readonly<Record<string, string>>;
  loading: ReactNode;
  error: ReactNode;
  children: ReactNode;
};

/** A list that loads behind the form brings a copy too, before the record itself is there. */
function Arrived({ loading, children }: Pick<RecordEditProps, 'loading' | 'children'>) {
  const { isFetching } = useEditContext();
  const [hasArrived, setArrived] = useState(false);
  if (!hasArrived && !isFetching) setArrived(true);
  return hasArrived ? children : loading;
}

/**
 * The form of one record, read after its page was opened. A list leaves older copies behind, and what
 * somebody types over one would be lost when the newer one arrives: they are forgotten first.
 * The server has confirmed what is saved before the screen says so, and nobody's change is overwritten
 * without both versions being shown.
 */
export function RecordEdit({ labels, loading, children, ...props }: RecordEditProps) {
  const queryClient = useQueryClient();
  const resource = useResourceContext(props);
  const { id: routeId } = useParams();
  const id = String(props.id ?? routeId);
  const navigate = useNavigate();
  const guarded = useGuardedSave(labels, (savedAs) => {
    // A draft that was given another id has another address.
    const isRenamed = routeId !== undefined && savedAs !== undefined && savedAs !== routeId;
    if (isRenamed) void navigate(editPath(resource ?? '', savedAs), { replace: true });
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
        <Arrived loading={loading}>{children}</Arrived>
      </GuardedSaving>
    </EditBase>
  );
}
