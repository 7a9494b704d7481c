import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { PhotoCaption, PhotoCaptions } from './types.ts';

/** Keeps the URL of a request short; a path has about 60 characters. */
const PHOTOS_PER_REQUEST = 50;

/** The captions of the published photos among the paths. Throws the client's error. */
export async function listPhotoCaptions(
  client: DatabaseClient,
  paths: readonly string[],
): Promise<PhotoCaptions> {
  const captions: Record<string, PhotoCaption> = {};
  for (let start = 0; start < paths.length; start += PHOTOS_PER_REQUEST) {
    const { data, error } = await client
      .from('photos')
      .select('path,alt,credit')
      .eq('status', 'published')
      .filter('path', 'in', quoteList(paths.slice(start, start + PHOTOS_PER_REQUEST)));
    if (error) throw error;
    for (const { path, alt, credit } of data) captions[path] = { alt, credit };
  }
  return captions;
}
