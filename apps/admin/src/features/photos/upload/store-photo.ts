import type { NewRow } from '@expat-buddy/domain/supabase-client';
import type { PhotoFile, PreparedPhoto } from './prepare-photo.ts';

type NewPhoto = NewRow<'photos'> & { id: string };

/** A photo without texts is a draft. */
export type PhotoTexts = Pick<
  NewRow<'photos'>,
  'alt' | 'caption' | 'credit' | 'tags' | 'status' | 'file_name'
>;

export type PhotoStore = {
  sendFile: (
    file: PhotoFile,
    sending: { signal: AbortSignal; onSent: (bytes: number) => void },
  ) => Promise<void>;
  insertRow: (row: NewPhoto) => Promise<void>;
  deleteRow: (id: string) => Promise<void>;
  removeFiles: (paths: string[]) => Promise<void>;
};

type Progress = {
  signal: AbortSignal;
  /** Upload progress from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Deletes a partly stored photo, the row first. When that fails the files stay, because a row
 * without files would break a page.
 */
export async function rollBack(store: PhotoStore, photo: PreparedPhoto): Promise<void> {
  try {
    await store.deleteRow(photo.id);
    await store.removeFiles(photo.files.map(({ path }) => path));
  } catch {
    // Probably offline. Files without a row do no harm.
  }
}

/** Stores all sizes of a photo and its row, or nothing. */
export async function storePhoto(
  store: PhotoStore,
  photo: PreparedPhoto,
  texts: PhotoTexts,
  { signal, onProgress }: Progress,
): Promise<void> {
  const total = photo.files.reduce((sum, { blob }) => sum + blob.size, 0);
  let before = 0;
  try {
    for (const file of photo.files) {
      signal.throwIfAborted();
      const sentBefore = before;
      await store.sendFile(file, {
        signal,
        onSent: (bytes) => onProgress((sentBefore + bytes) / total),
      });
      before += file.blob.size;
      onProgress(before / total);
    }
    signal.throwIfAborted();
    const { path, width, height, blob } = photo.named;
    await store.insertRow({
      ...texts,
      id: photo.id,
      path,
      width,
      height,
      bytes: blob.size,
      mime_type: blob.type,
      sizes: photo.files.map((file) => ({ width: file.width, path: file.path })),
    });
    signal.throwIfAborted();
  } catch (error) {
    await rollBack(store, photo);
    throw error;
  }
}
