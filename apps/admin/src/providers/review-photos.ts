import { REVIEW_PHOTO_LINKS_FUNCTION } from '@expat-buddy/domain/review/photo-limits';
import { callFunction } from './function-call.ts';
import { env } from './supabase.ts';

/** As long as the function says. */
export const REVIEW_PHOTO_LINK_SECONDS = 300;

type Links = { links: Readonly<Record<string, string | null>> };

/** Addresses of the photos of reviews by photo, which expire. Throws a DataError. */
export async function linkReviewPhotos(
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (reviewIds.length === 0) return new Map();
  const answer = await callFunction<Links>(REVIEW_PHOTO_LINKS_FUNCTION, { reviews: reviewIds });
  const storage = `${env.supabaseUrl.replace(/\/+$/, '')}/storage/v1`;
  return new Map(
    Object.entries(answer?.links ?? {}).flatMap(([id, path]) =>
      path ? [[id, storage + path] as const] : [],
    ),
  );
}
