import { listPhotoDetails } from '@expat-buddy/domain/photo/queries';
import type { PhotoDetailsByPath } from '@expat-buddy/domain/photo/types';
import type { QueryClient } from '@tanstack/react-query';
import { whenHydrated } from '#hydrate/when-hydrated.ts';
import { client as database } from '../database-client.ts';
import { photoDetailsKey } from './photo-details.ts';

/** Collects what renders together. */
const GATHER_MS = 50;

const asked = new Set<string>();
let waiting: string[] = [];

/** Batches the details of all pictures on a page into one request, each once per visit. */
export async function fetchPhotoDetails(client: QueryClient, path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  waiting.push(path);
  if (waiting.length > 1) return;
  await whenHydrated();
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  const paths = waiting;
  waiting = [];
  try {
    const details = await listPhotoDetails(database, paths);
    client.setQueryData<PhotoDetailsByPath>(photoDetailsKey, (known) => ({ ...known, ...details }));
  } catch {
    // The next page requests them again.
    for (const each of paths) asked.delete(each);
  }
}
