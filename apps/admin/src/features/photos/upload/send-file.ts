import { toDataError } from '#providers/data/database-errors.ts';
import { env, signedIn, supabase } from '#providers/supabase.ts';
import type { PhotoFile } from './prepare-photo.ts';

/** How long a cancelled upload waits for the answer to bytes that are all sent already. */
const LAST_ANSWER_MS = 5000;

type Sending = { signal: AbortSignal; onSent: (bytes: number) => void };

function refusalIn(request: XMLHttpRequest) {
  let status = request.status;
  try {
    // Storage answers 400 and puts the true status into the body.
    const { statusCode } = JSON.parse(request.responseText) as { statusCode?: string };
    status = Number(statusCode) || status;
  } catch {
    // No JSON: the status of the answer is all there is.
  }
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
    // A file never changes: a new photo gets a new address.
    request.setRequestHeader('cache-control', 'max-age=31536000');
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, blob.size));
    request.upload.onload = () => {
      isSent = true;
    };
    request.onload = () => (request.status === 200 ? resolve() : reject(refusalIn(request)));
    request.onerror = () => reject(toDataError(undefined));
    request.onabort = () => reject(signal.reason);
    // Once all is sent the server may be storing it: removing the file must come after that.
    signal.addEventListener('abort', () =>
      isSent ? setTimeout(() => request.abort(), LAST_ANSWER_MS) : request.abort(),
    );
    request.send(blob);
  });
}

/**
 * Puts one file into the bucket. An XMLHttpRequest, because fetch does not tell how much was sent.
 * Rejects with a DataError, or with the signal's reason.
 */
export const sendFile = (file: PhotoFile, sending: Sending) => signedIn(() => send(file, sending));
