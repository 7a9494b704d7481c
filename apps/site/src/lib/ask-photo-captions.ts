import { listPhotoCaptions, type PhotoCaptions } from '@expat-buddy/domain/photo/photo-captions';
import type { QueryClient } from '@tanstack/react-query';
import { afterFirstScreen } from './after-first-screen.ts';
import { client as database } from './database-client.ts';
import { photoCaptionsKey } from './photo-captions.ts';

/** What is rendered together asks within this time. */
const GATHER_MS = 100;

const asked = new Set<string>();
let waiting: string[] = [];

/** Asks for the captions of all pictures that a page shows in one request, each once a visit. */
export async function askPhotoCaptions(client: QueryClient, path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  waiting.push(path);
  if (waiting.length > 1) return;
  await afterFirstScreen();
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  const paths = waiting;
  waiting = [];
  try {
    const captions = await listPhotoCaptions(database, paths);
    client.setQueryData<PhotoCaptions>(photoCaptionsKey, (known) => ({ ...known, ...captions }));
  } catch {
    // A picture without its caption is still a picture; the next page asks again.
    for (const each of paths) asked.delete(each);
  }
}
