import { env } from './env.ts';

/** Why a file was not sent. The first two may go away; the server has refused the others for good. */
export type UploadFailure = 'unanswered' | 'tooManyNow' | 'tooLate' | 'refused';

export const mayRetry = (failure: UploadFailure | null | undefined) =>
  failure === 'unanswered' || failure === 'tooManyNow';

/** Without any progress for so long, the connection is taken for lost. */
const SILENCE_MS = 30_000;

const failures: Readonly<Record<number, UploadFailure>> = {
  404: 'tooLate',
  409: 'unanswered',
  429: 'tooManyNow',
};

function failureIn(status: number): UploadFailure | null {
  if (status === 200) return null;
  const isRefused = status >= 400 && status < 500 && status !== 408;
  return failures[status] ?? (isRefused ? 'refused' : 'unanswered');
}

type UploadOptions = {
  headers?: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
};

/**
 * Sends a file to an edge function, `target` being its name with a query. Null when it has arrived. XMLHttpRequest,
 * because fetch reports no progress.
 */
export function uploadFile(
  target: string,
  file: Blob,
  { headers = {}, onProgress }: UploadOptions = {},
): Promise<UploadFailure | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const waitForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const finish = (failure: UploadFailure | null) => {
      clearTimeout(silence);
      resolve(failure);
    };
    request.open('POST', `${env.supabaseUrl.replace(/\/+$/, '')}/functions/v1/${target}`);
    request.setRequestHeader('apikey', env.publishableKey);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      waitForMore();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => finish(failureIn(request.status));
    request.onerror = () => finish('unanswered');
    request.onabort = () => finish('unanswered');
    waitForMore();
    request.send(file);
  });
}
