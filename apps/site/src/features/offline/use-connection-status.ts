import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOffline } from '#lib/offline/connection.ts';
import { useIsOffline } from '#lib/offline/use-is-offline.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;
/** Marks data restored from the browser's storage, whose real age is unknown. */
const UNKNOWN = 1;

const shown = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);

/** The time of the oldest data on the page; 0 if there is none, 1 if unknown. */
const oldestShown = (client: QueryClient) => Math.min(...shown(client), Number.MAX_SAFE_INTEGER);

/** @returns whether the server responded at all */
async function refresh(client: QueryClient): Promise<boolean> {
  const begun = Date.now();
  await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  const settings = siteSettingsQueries.current();
  const isAnswered = () =>
    [...shown(client), client.getQueryState(settings.queryKey)?.dataUpdatedAt ?? 0].some(
      (updatedAt) => updatedAt >= begun,
    );
  // A page that reads nothing learns only from another request that the server answers again.
  if (!isAnswered()) await client.prefetchQuery({ ...settings, staleTime: 0 });
  return !isOffline() && isAnswered();
}

type ConnectionStatus = {
  isOffline: boolean;
  /** In milliseconds; undefined if unknown. */
  readAt: number | undefined;
  showsData: boolean;
};

/** Disappears once the connection is back and the page has been refetched. */
export function useConnectionStatus(): ConnectionStatus {
  const client = useQueryClient();
  const isOfflineNow = useIsOffline();
  const [isShown, setShown] = useState(isOfflineNow);
  if (isOfflineNow && !isShown) setShown(true);

  useEffect(() => {
    if (!isShown) return;
    let isOver = false;
    let timer = 0;
    const tryIn = (wait: number, nextWait = FIRST_WAIT_MS) => {
      clearTimeout(timer);
      timer = window.setTimeout(async () => {
        const isBack = navigator.onLine && (await refresh(client));
        if (isOver) return;
        if (isBack) setShown(false);
        else tryIn(nextWait, Math.min(nextWait * 2, LONGEST_WAIT_MS));
      }, wait);
    };
    // A device says that it is online before requests get through, so one try is not enough.
    const onOnline = () => tryIn(0);
    tryIn(FIRST_WAIT_MS);
    window.addEventListener('online', onOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [client, isShown]);

  const oldest = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => oldestShown(client),
    () => UNKNOWN,
  );
  const showsData = oldest < Number.MAX_SAFE_INTEGER;
  return {
    isOffline: isShown,
    showsData,
    readAt: showsData && oldest > UNKNOWN ? oldest : undefined,
  };
}
