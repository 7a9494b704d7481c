import { type Query, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { useIsOffline } from '#lib/offline/use-is-offline.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import { Button } from '#ui/button.tsx';

/** A failed read of data from the build or an earlier visit. A private page says so itself. */
const isOutdated = ({ state, meta }: Query) =>
  state.status === 'error' && state.data !== undefined && !meta?.isTransient;

/** Says that something on the page could not be refreshed, whichever section shows it. */
export function RefreshNotice() {
  const { refresh: text } = offlineMessages;
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isOffline = useIsOffline();
  const hasFailed = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => cache.findAll({ type: 'active' }).some(isOutdated),
  );
  const retry = () => client.refetchQueries({ type: 'active', predicate: isOutdated });
  return (
    // Before its text, which screen readers would not announce otherwise.
    <div role="status">
      {hasFailed && !isOffline && (
        <div className="border-b border-line bg-sand">
          <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <RefreshCw className="size-5 shrink-0 text-terracotta" aria-hidden="true" />
            <p className="min-w-0 flex-1 basis-52 text-[0.98rem] leading-snug">{text.failed}</p>
            <Button variant="outline" onClick={() => void whileLoading(retry())}>
              {text.retry}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
