import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { objectPosition } from './focal-point.ts';
import type { PhotoDetails, PhotoDetailsByPath, PhotoDetailsRow } from './types.ts';

/** Keeps the URL of a request short; a path has about 60 characters. */
const PHOTOS_PER_REQUEST = 50;

export const detailsByPath = (rows: readonly PhotoDetailsRow[]): PhotoDetailsByPath =>
  Object.fromEntries(
    rows.map(({ path, alt, caption, credit, ...point }) => [
      path,
      { alt, caption, credit, position: objectPosition(point) },
    ]),
  );

/** The details of the published photos among the paths. Throws the client's error. */
export async function listPhotoDetails(
  client: DatabaseClient,
  paths: readonly string[],
): Promise<PhotoDetailsByPath> {
  const details: Record<string, PhotoDetails> = {};
  for (let start = 0; start < paths.length; start += PHOTOS_PER_REQUEST) {
    const { data, error } = await client
      .from('photos')
      .select(translatedColumns(client, 'path,alt~,caption~,credit,focal_x,focal_y'))
      .eq('status', 'published')
      .filter('path', 'in', quoteList(paths.slice(start, start + PHOTOS_PER_REQUEST)));
    if (error) throw error;
    Object.assign(details, detailsByPath(inLanguage(data)));
  }
  return details;
}
