import type { ReactNode } from 'react';
import { useHomeBlockMessages } from '#lib/messages/home-blocks-messages.ts';
import { ErrorState } from '#ui/states.tsx';

/** What a block needs to know of its query. */
export type BlockQuery<Item> = {
  data: Item[] | undefined;
  isError: boolean;
  refetch: () => unknown;
};

type BlockStatesProps<Item> = {
  query: BlockQuery<Item>;
  error: string;
  /** As high as the content will be, so that nothing below has to move. */
  shapes: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** One block's own states: a block that waits or fails leaves the rest of the page alone. */
export function BlockStates<Item>({ query, error, shapes, children }: BlockStatesProps<Item>) {
  const { loading } = useHomeBlockMessages();
  if (query.data) return children(query.data);
  if (query.isError) return <ErrorState text={error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true">{shapes}</div>
    </>
  );
}

/** A shape that stands where something will be. */
export function Shape({ className }: { className: string }) {
  return <div className={`animate-pulse bg-sand ${className}`} />;
}
