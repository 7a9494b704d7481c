import type { ReactNode } from 'react';
import type { Back } from '#ui/back-link.tsx';
import { LoadingState } from '#ui/states.tsx';
import { Missing } from './missing-section.ts';

type RecordStatesProps<Row> = {
  query: {
    data: Row | null | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** For a page that also waits for the details of the record. */
  isWaiting?: boolean;
  /** Without `notFound`, a missing record gets the message of a failed load. */
  text: { loading: string; error: string; notFound?: string };
  back: Back;
  /** Above the loading text, as wide as the screen. */
  opening?: ReactNode;
  skeleton?: ReactNode;
  children: (record: Row) => ReactNode;
};

/** The states of a record's page: loading, failed, not found, or the record itself. */
export function RecordStates<Row>(props: RecordStatesProps<Row>) {
  const { query, isWaiting, text, back, opening, skeleton, children } = props;
  const { data, isPending, isError, refetch } = query;
  if (isPending || (data && isWaiting)) {
    return (
      <div className="min-h-dvh">
        {opening}
        <div className={`page-width ${opening ? '' : 'pt-16'}`}>
          <LoadingState text={text.loading}>{skeleton}</LoadingState>
        </div>
      </div>
    );
  }
  if (data) return children(data);
  const missing = isError ? undefined : text.notFound;
  return (
    <Missing.Section
      text={missing ?? text.error}
      back={back}
      onRetry={missing ? undefined : () => void refetch()}
    />
  );
}
