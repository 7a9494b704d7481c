import { baseMessages } from '#messages/shell/base.ts';
import { Button } from './button.tsx';

type NotRefreshedProps = {
  query: { isRefetchError: boolean; refetch: () => unknown };
  className?: string;
};

/** Above data that a failed read left as it was. */
export function NotRefreshed({ query, className = '' }: NotRefreshedProps) {
  const { common } = baseMessages;
  if (!query.isRefetchError) return null;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 text-small ${className}`}
    >
      <p>{common.notRefreshed}</p>
      <Button variant="outline" onClick={() => void query.refetch()}>
        {common.retry}
      </Button>
    </div>
  );
}
