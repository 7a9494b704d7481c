import type { Json } from '@expat-buddy/domain/database.types';
import { REVIEW_UPLOADS_BUCKET } from '@expat-buddy/domain/review/photo-limits';
import type { Environment } from '../http.ts';
import { signFiles } from '../stored-files.ts';

const LINK_SECONDS = 3600;

type Photo = Record<string, Json | undefined> & { path: string | null };

/** A review as its author gets it: a signed address for each photo that has arrived, in place of its path. */
export async function linkOwnPhotos(env: Environment, review: Json): Promise<unknown> {
  if (typeof review !== 'object' || review === null || !('photos' in review)) return review;
  const photos = review.photos as Photo[];
  const paths = photos.flatMap(({ path }) => path ?? []);
  const links = await signFiles(env, REVIEW_UPLOADS_BUCKET, paths, LINK_SECONDS);
  const linkOf = new Map(paths.map((path, at) => [path, links[at] ?? null]));
  return {
    ...review,
    photos: photos.map(({ path, ...photo }) => ({
      ...photo,
      url: path === null ? null : linkOf.get(path),
    })),
  };
}
