import { onTestFinished, vi } from 'vitest';

type Upload = { url: URL; body: Blob };

export type FakeUploads = {
  /** What has been sent, in order. */
  sent: Upload[];
  /** The statuses of the next answers; 0 breaks the connection. Then every upload is accepted. */
  answerNext: (...statuses: number[]) => void;
  /** Uploads stop halfway until the returned function is called. */
  hold: () => () => void;
};

/** Answers uploads with XMLHttpRequest in place of the server until the test ends. */
export function fakeUploads(): FakeUploads {
  const sent: Upload[] = [];
  const statuses: number[] = [];
  let held = Promise.resolve();

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    abort() {}
    async send(body: Blob) {
      sent.push({ url: new URL(this.#url), body });
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
      await held;
      this.status = statuses.shift() ?? 200;
      if (this.status === 0) this.onerror?.();
      else this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    sent,
    answerNext: (...next) => void statuses.push(...next),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
