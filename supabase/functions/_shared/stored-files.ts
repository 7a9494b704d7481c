import { type Environment, requiredSetting } from './http.ts';

// Ten megabytes over a slow line.
const UPLOAD_MS = 60_000;

async function callStorage(env: Environment, path: string, init: RequestInit): Promise<Response> {
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const response = await fetch(`${url}/storage/v1/object/${path}`, {
    signal: AbortSignal.timeout(10_000),
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...init.headers },
  });
  await response.body?.cancel();
  return response;
}

/** Stores a file in a bucket, or replaces it. Throws. */
export async function storeFile(
  env: Environment,
  bucket: string,
  path: string,
  file: { type: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const response = await callStorage(env, `${bucket}/${path}`, {
    method: 'POST',
    headers: { 'content-type': file.type, 'cache-control': 'no-store', 'x-upsert': 'true' },
    body: file.bytes,
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  if (!response.ok) throw new Error(`The storage answered ${response.status}.`);
}

/** Deletes files of a bucket. A missing file is not an error. Throws. */
export async function deleteFiles(
  env: Environment,
  bucket: string,
  paths: readonly string[],
): Promise<void> {
  const response = await callStorage(env, bucket, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
  });
  if (!response.ok) throw new Error(`The storage answered ${response.status}.`);
}
