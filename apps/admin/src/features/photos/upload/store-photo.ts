import type { NewRow } from '@expat-buddy/domain/supabase-client';
import type { PhotoFile, PreparedPhoto } from './prepare-photo.ts';

type NewPhoto = NewRow<'photos'> & { id: string };

/** The words of a new photo; without any it is a draft to be described. */
export type PhotoWords = Pick<NewRow<'photos'>, 'alt' | 'credit' | 'tags' | 'status' | 'file_name'>;

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
  /** How much is sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Takes back a photo of which something may be stored: first the row, then the files. When the row
 * cannot be deleted its files stay, as a row without files would be a hole in a page.
 */
export async function takeBack(store: PhotoStore, photo: PreparedPhoto): Promise<void> {
  try {
    await store.deleteRow(photo.id);
    await store.removeFiles(photo.files.map(({ path }) => path));
  } catch {
    // No connection, most likely: what stays are files that nothing names.
  }
}

/** Stores all sizes of a photo and its row, or nothing of it. */
export async function storePhoto(
  store: PhotoStore,
  photo: PreparedPhoto,
  words: PhotoWords,
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
      ...words,
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
    await takeBack(store, photo);
    throw error;
  }
}
