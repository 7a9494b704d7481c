import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { objectPosition } from './focal-point.ts';
import type { PhotoDetails, PhotoDetailsByPath } from './types.ts';

/** Keeps the URL of a request short; a path has about 60 characters. */
const PHOTOS_PER_REQUEST = 50;

/** The details of the published photos among the paths. Throws the client's error. */
export async function listPhotoDetails(
  client: DatabaseClient,
  paths: readonly string[],
): Promise<PhotoDetailsByPath> {
  const details: Record<string, PhotoDetails> = {};
  for (let start = 0; start < paths.length; start += PHOTOS_PER_REQUEST) {
    const { data, error } = await client
      .from('photos')
      .select('path,alt,caption,credit,focal_x,focal_y')
      .eq('status', 'published')
      .filter('path', 'in', quoteList(paths.slice(start, start + PHOTOS_PER_REQUEST)));
    if (error) throw error;
    for (const { path, alt, caption, credit, ...point } of data) {
      details[path] = { alt, caption, credit, position: objectPosition(point) };
    }
  }
  return details;
}
