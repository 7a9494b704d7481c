import { READ_AT } from './read-at.ts';

type Note = { notedAt: number; readAt: number };
type Watcher = (question: Request, answer: Response) => void;

const KEPT_NOTES = 100;
const notes: Note[] = [];
const listeners = new Set<() => void>();
let isAnsweredByCopies = false;

/** Receive every API response while a page is being saved. */
export const watchers = new Set<Watcher>();

/** A `fetch` for the API that records whether the server or the cache answered. */
export async function trackedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init);
  const readAt = Number(answer.headers.get(READ_AT));
  if (readAt > 0) {
    notes.push({ notedAt: Date.now(), readAt });
    if (notes.length > KEPT_NOTES) notes.shift();
  }
  for (const watch of watchers) watch(new Request(input, init), answer.clone());
  isAnsweredByCopies = readAt > 0;
  for (const listener of listeners) listener();
  return answer;
}

/** The fetch time of the oldest copy since `moment`; undefined if there was none. */
export function oldestCopySince(moment: number): number | undefined {
  const since = notes.filter(({ notedAt }) => notedAt >= moment).map(({ readAt }) => readAt);
  return since.length > 0 ? Math.min(...since) : undefined;
}

export const isOffline = () => !navigator.onLine || isAnsweredByCopies;

export function subscribeToConnection(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
