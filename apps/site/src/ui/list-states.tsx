import type { ReactNode } from 'react';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';

type ListStatesProps<Row> = {
  query: { data: Row[] | undefined; isPending: boolean; refetch: () => unknown };
  text: { loading: string; error: string; empty: string };
  children: (rows: Row[]) => ReactNode;
};

/** A page's list while it loads, cannot be loaded, is empty, or has rows. */
export function ListStates<Row>({ query, text, children }: ListStatesProps<Row>) {
  const { data, isPending, refetch } = query;
  if (isPending) {
    return (
      <div className="min-h-dvh">
        <LoadingState text={text.loading} />
      </div>
    );
  }
  if (!data) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={text.empty} />;
  return children(data);
}
