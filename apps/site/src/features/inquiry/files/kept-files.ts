// The files of inquiries that wait for a connection: localStorage holds only their text. Removed together with it.
import type { Attachment } from './attachment.ts';

const DATABASE = 'expat-buddy';
const STORE = 'waiting-files';

/** Bytes, because Safari has lost blobs that were kept. */
type KeptFile = Pick<Attachment, 'id' | 'name' | 'type'> & { bytes: ArrayBuffer };

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await answerOf(work(transaction.objectStore(STORE)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** Returns false if the browser cannot keep them. */
export async function keepFiles(
  submissionId: string,
  files: readonly Attachment[],
): Promise<boolean> {
  if (files.length === 0) return true;
  try {
    const kept: KeptFile[] = await Promise.all(
      files.map(async ({ id, name, type, blob }) => ({
        id,
        name,
        type,
        bytes: await blob.arrayBuffer(),
      })),
    );
    await withStore('readwrite', (store) => store.put(kept, submissionId));
    return true;
  } catch {
    return false;
  }
}

export async function readKeptFiles(
  submissionId: string,
): Promise<Pick<Attachment, 'id' | 'name' | 'blob'>[]> {
  try {
    const kept: KeptFile[] | undefined = await withStore('readonly', (store) =>
      store.get(submissionId),
    );
    return (kept ?? []).map(({ id, name, type, bytes }) => ({
      id,
      name,
      blob: new Blob([bytes], { type }),
    }));
  } catch {
    return [];
  }
}

export async function forgetFiles(submissionId: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(submissionId)).catch(() => {});
}
