import { pathsOf } from '@expat-buddy/domain/image/stored-sizes';
import type { Photo } from './photo.ts';
import { photoStore } from './upload/photo-store.ts';

/**
 * Deletes a photo that nothing shows: the row, which the database refuses while it is used, and then
 * the files, so that no page is left with a hole. Throws a DataError.
 * @returns false when the row is gone and its files could not be removed.
 */
export async function deletePhoto(photo: Photo): Promise<boolean> {
  await photoStore.deleteRow(photo.id);
  try {
    await photoStore.removeFiles(pathsOf(photo));
    return true;
  } catch {
    return false;
  }
}
