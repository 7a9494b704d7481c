import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormReach, useNewFormReach } from './history/form-reach.ts';
import { readOptions } from './query-options.ts';

type RecordEditProps = Pick<
  EditBaseProps,
  'resource' | 'id' | 'transform' | 'mutationOptions' | 'disableAuthentication'
> & { loading: ReactNode; error: ReactNode; children: ReactNode };

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
 * The server has confirmed what is saved before the screen says so.
 */
export function RecordEdit({ loading, children, ...props }: RecordEditProps) {
  const queryClient = useQueryClient();
  const resource = useResourceContext(props);
  const { id: routeId } = useParams();
  const id = String(props.id ?? routeId);
  const reach = useNewFormReach();
  useState(() => queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] }));
  return (
    <EditBase
      {...props}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={readOptions}
      loading={loading}
    >
      <FormReach value={reach}>
        <Arrived loading={loading}>{children}</Arrived>
      </FormReach>
    </EditBase>
  );
}
