import { listPhotoCaptions } from '@expat-buddy/domain/photo/queries';
import type { PhotoCaptions } from '@expat-buddy/domain/photo/types';
import type { QueryClient } from '@tanstack/react-query';
import { whenHydrated } from '#rendering/hydrate/when-hydrated.ts';
import { client as database } from './database-client.ts';
import { photoCaptionsKey } from './photo-captions.ts';

/** Collects what renders together. */
const GATHER_MS = 100;

const asked = new Set<string>();
let waiting: string[] = [];

/** Batches the captions of all pictures on a page into one request, each once per visit. */
export async function fetchPhotoCaptions(client: QueryClient, path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  waiting.push(path);
  if (waiting.length > 1) return;
  await whenHydrated();
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  const paths = waiting;
  waiting = [];
  try {
    const captions = await listPhotoCaptions(database, paths);
    client.setQueryData<PhotoCaptions>(photoCaptionsKey, (known) => ({ ...known, ...captions }));
  } catch {
    // The next page requests them again.
    for (const each of paths) asked.delete(each);
  }
}
