import type { Answer, Question } from './messages.ts';

/** The file cannot be decoded. Other errors are about the decoder, and the file may be fine. */
class DamagedHeic extends Error {
  override name = 'DamagedHeic';
}

type Waiting = { resolve: (bitmap: ImageBitmap) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
const waiting = new Map<string, Waiting>();

function settle(id: string, act: (one: Waiting) => void) {
  const one = waiting.get(id);
  waiting.delete(id);
  if (one) act(one);
  // It holds the pixels of the largest photo.
  if (waiting.size === 0) {
    worker?.terminate();
    worker = undefined;
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Answer>) =>
    settle(data.id, ({ resolve, reject }) =>
      'bitmap' in data ? resolve(data.bitmap) : reject(new DamagedHeic(data.error)),
    );
  started.onerror = ({ message }) => {
    for (const id of [...waiting.keys()]) {
      settle(id, ({ reject }) => reject(new Error(message)));
    }
  };
  return started;
}

/**
 * A HEIC photo, upright, on this device. Only Safari decodes HEIC itself; elsewhere libheif does, whose 0.7 MB are
 * fetched now. Rejects with an error named `DamagedHeic` when the file cannot be decoded.
 */
export async function decodeHeic(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch {
    // The browser cannot.
  }
  const question: Question = { id: crypto.randomUUID(), file: await photo.arrayBuffer() };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker ??= startWorker();
    worker.postMessage(question, [question.file]);
  });
}
