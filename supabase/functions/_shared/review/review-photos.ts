import {
  REVIEW_PHOTOS_BUCKET,
  REVIEW_UPLOADS_BUCKET,
} from '@expat-buddy/domain/review/photo-limits';
import type { Environment } from '../http.ts';
import { report } from '../report.ts';
import type { ServiceClient } from '../service-client.ts';
import { deleteFiles, readFile, storeFile } from '../stored-files.ts';

/** What one call of `claim_review_photos` returns at most. */
const BATCH = 20;
// Short, because a photo may have to leave.
const CACHING = 'max-age=600';

type Claimed = {
  id: string;
  path: string;
  public_path: string;
  mime_type: string;
  is_wanted: boolean;
};

async function settle(db: ServiceClient, photo: string, has_copy: boolean): Promise<boolean> {
  const { data, error } = await db.rpc('settle_review_photo', { photo, has_copy });
  if (error) throw error;
  return data;
}

async function remove(db: ServiceClient, env: Environment, photo: Claimed): Promise<void> {
  await deleteFiles(env, REVIEW_PHOTOS_BUCKET, [photo.public_path]);
  await settle(db, photo.id, false);
}

async function publish(db: ServiceClient, env: Environment, photo: Claimed): Promise<void> {
  const bytes = await readFile(env, REVIEW_UPLOADS_BUCKET, photo.path);
  const copy = { type: photo.mime_type, bytes, caching: CACHING };
  await storeFile(env, REVIEW_PHOTOS_BUCKET, photo.public_path, copy);
  // Staff may have decided otherwise meanwhile, or the author withdrawn it.
  if (!(await settle(db, photo.id, true))) await remove(db, env, photo);
}

/**
 * Copies the photos of published reviews to the public bucket, and removes the copies of all others. Concurrent calls
 * are safe; the next call retries what failed.
 */
export async function updatePublicReviewPhotos(db: ServiceClient, env: Environment): Promise<void> {
  for (;;) {
    const { data, error } = await db.rpc('claim_review_photos');
    if (error) throw error;
    for (const photo of data) {
      await (photo.is_wanted ? publish : remove)(db, env, photo).catch((failed) =>
        report(`The photo ${photo.id} of a review could not be published or removed.`, failed),
      );
    }
    if (data.length < BATCH) return;
  }
}
