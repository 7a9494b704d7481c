import { toDataError } from '#providers/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Photo } from './photo.ts';
import { photoStore } from './upload/photo-store.ts';
import type { PreparedPhoto } from './upload/prepare-photo.ts';
import { storePhoto, takeBack } from './upload/store-photo.ts';

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Stores a new photo with the words of the old one, but for `alt`, and puts it into every place that
 * shows the old one: into all of them or, when it fails, into none, and nothing of it is kept.
 * @returns in how many places it stands now.
 */
export async function replacePhoto(
  old: Photo,
  photo: PreparedPhoto,
  alt: string,
  progress: Progress,
): Promise<number> {
  const { credit, tags, status } = old;
  await storePhoto(photoStore, photo, { alt, credit, tags, status }, progress);
  const answer = await supabase.rpc('replace_photo', { old_photo: old.id, new_photo: photo.id });
  if (answer.error) {
    // Should it have worked after all, the new row is in use and the database keeps it.
    await takeBack(photoStore, photo);
    throw toDataError({ status: answer.status, body: answer.error });
  }
  return answer.data;
}
