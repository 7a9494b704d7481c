import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import type { Attachment, SendFile } from './attachment.ts';
import { type FileRefusal, readFile } from './read-file.ts';

type RefusedFile = { name: string; reason: FileRefusal };

type Snapshot = {
  files: readonly Attachment[];
  refused: readonly RefusedFile[];
  /** The name of the file that is being read: converting a HEIC photo takes seconds. */
  reading: string | undefined;
};

type Sending = { submissionId: string; finish: (unsent: string[]) => void };

/**
 * The files of one form. It outlives the form, so that a dialog can be closed while they are sent or
 * before.
 */
export class AttachmentStore {
  #snapshot: Snapshot = { files: [], refused: [], reading: undefined };
  #sending: Sending | undefined;
  #isAbandoned = false;
  /** Files are read one after the other, and before any is sent. */
  #reading = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly #sendFile: SendFile;

  constructor(sendFile: SendFile) {
    this.#sendFile = sendFile;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#snapshot;

  add(chosen: readonly File[]): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read(chosen));
    return this.#reading;
  }

  async #read(chosen: readonly File[]): Promise<void> {
    const refused: RefusedFile[] = [];
    for (const file of chosen) {
      this.#change({ reading: file.name });
      const read = await readFile(file);
      const isFull = this.#snapshot.files.length >= inquiryFileLimits.count;
      if (typeof read === 'string') refused.push({ name: file.name, reason: read });
      else if (isFull) refused.push({ name: file.name, reason: 'tooMany' });
      else this.#change({ files: [...this.#snapshot.files, read] });
    }
    this.#change({ refused, reading: undefined });
  }

  remove(id: string): void {
    this.#change({ files: this.#snapshot.files.filter((file) => file.id !== id), refused: [] });
    this.#settle();
  }

  /**
   * Sends all files of a saved inquiry. Resolves once each is sent, removed or, after `giveUp`, has
   * failed, with the names of the failed ones.
   */
  async send(submissionId: string): Promise<string[]> {
    await this.#reading;
    const { promise, resolve } = Promise.withResolvers<string[]>();
    this.#sending = { submissionId, finish: resolve };
    for (const { id, state } of this.#snapshot.files) if (state !== 'sent') void this.retry(id);
    this.#settle();
    return promise;
  }

  async retry(id: string): Promise<void> {
    const file = this.#snapshot.files.find((each) => each.id === id);
    const sending = this.#sending;
    if (!file || !sending || file.state === 'sending') return;
    const { failure: _, ...rest } = file;
    this.#replace(id, { ...rest, state: 'sending', progress: 0 });
    const onProgress = (progress: number) =>
      this.#replace(id, { ...rest, state: 'sending', progress });
    let failure = await this.#sendFile(sending.submissionId, file, onProgress);
    // A connection that broke is often back at once.
    if (failure === 'unanswered')
      failure = await this.#sendFile(sending.submissionId, file, onProgress);
    this.#replace(
      id,
      failure
        ? { ...rest, state: 'failed', progress: 0, failure }
        : { ...rest, state: 'sent', progress: 1 },
    );
    this.#settle();
  }

  /** The visitor has left the form: files that fail are not waited for. */
  giveUp(): void {
    this.#isAbandoned = true;
    this.#settle();
  }

  comeBack(): void {
    this.#isAbandoned = false;
  }

  reset(): void {
    this.#sending = undefined;
    this.#change({ files: [], refused: [] });
  }

  #settle(): void {
    const { files } = this.#snapshot;
    const failed = files.filter(({ state }) => state === 'failed');
    if (!this.#sending || files.some(({ state }) => state === 'sending')) return;
    if (failed.length > 0 && !this.#isAbandoned) return;
    this.#sending.finish(failed.map(({ name }) => name));
    this.#sending = undefined;
  }

  #replace(id: string, to: Attachment): void {
    this.#change({ files: this.#snapshot.files.map((file) => (file.id === id ? to : file)) });
  }

  #change(to: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...to };
    for (const listener of this.#listeners) listener();
  }
}
