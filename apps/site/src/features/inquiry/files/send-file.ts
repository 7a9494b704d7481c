import { INQUIRY_FILES_FUNCTION } from '@expat-buddy/domain/inquiry-file/limits';
import { env } from '#lib/env.ts';
import type { SendFailure, SendFile } from './attachment.ts';

/** Without any progress for so long, the connection is taken for lost. */
const SILENCE_MS = 30_000;

const failures: Readonly<Record<number, SendFailure>> = {
  404: 'tooLate',
  429: 'tooManyNow',
};

function failureIn(status: number): SendFailure | null {
  if (status === 200) return null;
  const isRefused = status >= 400 && status < 500 && status !== 408;
  return failures[status] ?? (isRefused ? 'refused' : 'unanswered');
}

/** Uploads a file of an inquiry that has just been saved. XMLHttpRequest, because fetch reports no progress. */
export const sendFile: SendFile = (submissionId, { id, name, blob }, onProgress) =>
  new Promise((resolve) => {
    const query = new URLSearchParams({ submission: submissionId, file: id, name });
    const base = `${env.supabaseUrl.replace(/\/+$/, '')}/functions/v1/${INQUIRY_FILES_FUNCTION}`;
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const waitForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const finish = (failure: SendFailure | null) => {
      clearTimeout(silence);
      resolve(failure);
    };
    request.open('POST', `${base}?${query}`);
    request.setRequestHeader('apikey', env.publishableKey);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      waitForMore();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => finish(failureIn(request.status));
    request.onerror = () => finish('unanswered');
    request.onabort = () => finish('unanswered');
    waitForMore();
    request.send(blob);
  });
