import { photoStore } from '#features/photos/upload/photo-store.ts';
import type { PreparedPhoto } from '#features/photos/upload/prepare-photo.ts';
import { storePhoto, takeBack } from '#features/photos/upload/store-photo.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Photo } from './photo.ts';

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Stores a new photo with the words of the old one, but for `words`, and puts it into every place that
 * shows the old one: into all of them or, when it fails, into none, and nothing of it is kept.
 * @returns in how many places it stands now.
 */
export async function replacePhoto(
  old: Photo,
  photo: PreparedPhoto,
  words: { alt: string; file_name: string },
  progress: Progress,
): Promise<number> {
  const { credit, tags, status } = old;
  await storePhoto(photoStore, photo, { ...words, credit, tags, status }, progress);
  const answer = await supabase.rpc('replace_photo', { old_photo: old.id, new_photo: photo.id });
  if (answer.error) {
    // Should it have worked after all, the new row is in use and the database keeps it.
    await takeBack(photoStore, photo);
    throw toDataError({ status: answer.status, body: answer.error });
  }
  return answer.data;
}
