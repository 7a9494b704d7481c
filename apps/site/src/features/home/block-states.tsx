import type { ReactNode } from 'react';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { ErrorState } from '#ui/states.tsx';

export type BlockQuery<Item> = {
  data: Item[] | undefined;
  isError: boolean;
  refetch: () => unknown;
};

type BlockStatesProps<Item> = {
  query: BlockQuery<Item>;
  error: string;
  /** As tall as the content, to avoid layout shift. */
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A block that loads or fails does not affect the rest of the page. */
export function BlockStates<Item>({ query, error, skeleton, children }: BlockStatesProps<Item>) {
  const { loading } = homeBlockMessages;
  if (query.data) return children(query.data);
  if (query.isError) return <ErrorState text={error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </>
  );
}

export function Skeleton({ className }: { className: string }) {
  return <div className={`animate-pulse bg-sand ${className}`} />;
}
