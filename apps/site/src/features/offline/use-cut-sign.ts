import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCut, useIsCut } from '#lib/offline/connection.ts';

const TRY_AGAIN_MS = 20_000;
/** Data put back from the browser's storage counts as this old: its true age is not known. */
const UNKNOWN = 1;

const shown = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);

/** When the oldest part of what the page shows was read; 0 when it shows nothing, 1 when nobody knows. */
const oldestShown = (client: QueryClient) => Math.min(...shown(client), Number.MAX_SAFE_INTEGER);

/** Asks for everything on the page once more. @returns whether the server answered anything. */
async function refresh(client: QueryClient): Promise<boolean> {
  const begun = Date.now();
  await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  return !isCut() && shown(client).some((updatedAt) => updatedAt >= begun);
}

type CutSign = {
  isCut: boolean;
  /** When what the page shows was read, in milliseconds; undefined when that is not known. */
  readAt: number | undefined;
  showsData: boolean;
};

/** Goes by itself, once the connection is back and what the page shows has been read anew. */
export function useCutSign(): CutSign {
  const client = useQueryClient();
  const isNowCut = useIsCut();
  const [isShown, setShown] = useState(isNowCut);
  if (isNowCut && !isShown) setShown(true);

  useEffect(() => {
    if (!isShown) return;
    let isOver = false;
    const tryAgain = async () => {
      if (!navigator.onLine) return;
      const isBack = await refresh(client);
      if (isBack && !isOver) setShown(false);
    };
    const timer = setInterval(() => void tryAgain(), TRY_AGAIN_MS);
    const onOnline = () => void tryAgain();
    window.addEventListener('online', onOnline);
    return () => {
      isOver = true;
      clearInterval(timer);
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
    isCut: isShown,
    showsData,
    readAt: showsData && oldest > UNKNOWN ? oldest : undefined,
  };
}
