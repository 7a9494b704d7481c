import { photoStore } from '#features/photos/upload/photo-store.ts';
import type { PreparedPhoto } from '#features/photos/upload/prepare-photo.ts';
import { rollBack, storePhoto } from '#features/photos/upload/store-photo.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Photo } from '../photo.ts';

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Stores a new photo and replaces the old one wherever it is used, or nowhere when something fails.
 * Resolves with the number of places.
 */
export async function replacePhoto(
  old: Photo,
  photo: PreparedPhoto,
  texts: { alt: string; file_name: string },
  progress: Progress,
): Promise<number> {
  const { caption, credit, tags, status } = old;
  await storePhoto(photoStore, photo, { ...texts, caption, credit, tags, status }, progress);
  const answer = await supabase.rpc('replace_photo', { old_photo: old.id, new_photo: photo.id });
  if (answer.error) {
    // If the replacement did succeed, the database refuses to delete the used row.
    await rollBack(photoStore, photo);
    throw toDataError({ status: answer.status, body: answer.error });
  }
  return answer.data;
}
