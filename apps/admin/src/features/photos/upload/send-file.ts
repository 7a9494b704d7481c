import { toDataError } from '#providers/data/database-errors.ts';
import { env, signedIn, supabase } from '#providers/supabase.ts';
import type { PhotoFile } from './prepare-photo.ts';

/** How long a cancelled upload waits for the answer once all bytes are sent. */
const LAST_ANSWER_MS = 5000;

type Sending = { signal: AbortSignal; onSent: (bytes: number) => void };

function refusalIn(request: XMLHttpRequest) {
  let status = request.status;
  try {
    // Storage answers 400 with the real status in the body.
    const { statusCode } = JSON.parse(request.responseText) as { statusCode?: string };
    status = Number(statusCode) || status;
  } catch {}
  return toDataError({ status });
}

async function send({ path, blob }: PhotoFile, { signal, onSent }: Sending) {
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isSent = false;
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/photos/${path}`);
    request.setRequestHeader('apikey', env.publishableKey);
    request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? ''}`);
    request.setRequestHeader('content-type', blob.type);
    // Files are immutable.
    request.setRequestHeader('cache-control', 'max-age=31536000');
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, blob.size));
    request.upload.onload = () => {
      isSent = true;
    };
    request.onload = () => (request.status === 200 ? resolve() : reject(refusalIn(request)));
    request.onerror = () => reject(toDataError(undefined));
    request.onabort = () => reject(signal.reason);
    // The server may already be storing the file, so it can only be removed after the answer.
    signal.addEventListener('abort', () =>
      isSent ? setTimeout(() => request.abort(), LAST_ANSWER_MS) : request.abort(),
    );
    request.send(blob);
  });
}

/**
 * Uploads one file. XMLHttpRequest, because fetch reports no upload progress. Rejects with a
 * DataError or the signal's reason.
 */
export const sendFile = (file: PhotoFile, sending: Sending) => signedIn(() => send(file, sending));
