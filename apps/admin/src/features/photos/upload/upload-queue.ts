import { FileRefused } from './check-file.ts';

type UploadState =
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'done'
  | 'failed'
  | 'refused'
  | 'cancelled';

export type Upload = {
  key: string;
  name: string;
  state: UploadState;
  /** Upload progress from 0 to 1. */
  share: number;
  sentence?: string;
  photo?: StoredPhoto;
};

/** The path is that of the file that records refer to. */
type StoredPhoto = { id: string; path: string };

type Steps = { signal: AbortSignal; onSending: (share: number) => void };

/** Stores a file as a photo. */
type Work = (file: File, steps: Steps) => Promise<StoredPhoto>;

const activeStates: readonly UploadState[] = ['waiting', 'preparing', 'sending'];
export const isActive = ({ state }: Upload) => activeStates.includes(state);

/** Uploads with a concurrency limit. Each can be cancelled or retried on its own. */
export function createUploadQueue(work: Work, parallel = 2) {
  let uploads: readonly Upload[] = [];
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (key: string, changes: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function run(key: string, file: File) {
    const cancel = new AbortController();
    running.set(key, cancel);
    change(key, { state: 'preparing' });
    // Ignores events of a cancelled upload.
    const tell = (changes: Partial<Upload>) => !cancel.signal.aborted && change(key, changes);
    try {
      const photo = await work(file, {
        signal: cancel.signal,
        onSending: (share) => tell({ state: 'sending', share }),
      });
      tell({ state: 'done', share: 1, photo });
    } catch (error) {
      const state = error instanceof FileRefused ? 'refused' : 'failed';
      tell({ state, sentence: error instanceof Error ? error.message : String(error) });
    } finally {
      if (running.get(key) === cancel) running.delete(key);
      startNext();
    }
  }

  function startNext() {
    for (const { key } of uploads.filter(({ state }) => state === 'waiting')) {
      const file = files.get(key);
      // A cancelled upload still cleans up; it runs again only after that.
      if (running.size < parallel && file && !running.has(key)) void run(key, file);
    }
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns the keys of the uploads. */
    add(added: readonly File[]): string[] {
      const fresh = added.map((file): Upload => {
        const key = crypto.randomUUID();
        files.set(key, file);
        return { key, name: file.name, state: 'waiting', share: 0 };
      });
      show([...uploads, ...fresh]);
      startNext();
      return fresh.map(({ key }) => key);
    },
    cancel(key: string) {
      change(key, { state: 'cancelled', share: 0 });
      running.get(key)?.abort();
    },
    retry(key: string) {
      change(key, { state: 'waiting', share: 0, sentence: undefined });
      startNext();
    },
    /** Removes uploads from the list, and cancels them if they are not finished. */
    dismiss(isDismissed: (upload: Upload) => boolean) {
      for (const upload of uploads.filter(isDismissed)) {
        if (isActive(upload)) running.get(upload.key)?.abort();
        files.delete(upload.key);
      }
      show(uploads.filter((upload) => !isDismissed(upload)));
      startNext();
    },
  };
}
