import { type Environment, requiredSetting } from './http.ts';

// Ten megabytes over a slow line.
const UPLOAD_MS = 60_000;

async function askStorage(env: Environment, path: string, init: RequestInit): Promise<Response> {
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const response = await fetch(`${url}/storage/v1/object/${path}`, {
    signal: AbortSignal.timeout(10_000),
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...init.headers },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The storage answered ${response.status}.`);
  }
  return response;
}

async function tellStorage(env: Environment, path: string, init: RequestInit): Promise<void> {
  const response = await askStorage(env, path, init);
  await response.body?.cancel();
}

/** Stores a file in a bucket, or replaces it. Throws. */
export async function storeFile(
  env: Environment,
  bucket: string,
  path: string,
  file: { type: string; bytes: Uint8Array<ArrayBuffer>; caching?: string },
): Promise<void> {
  const { type, bytes, caching = 'no-store' } = file;
  await tellStorage(env, `${bucket}/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'cache-control': caching, 'x-upsert': 'true' },
    body: bytes,
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
}

/** The content of a file. Throws. */
export async function readFile(
  env: Environment,
  bucket: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await askStorage(env, `${bucket}/${path}`, {
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Paths below `/storage/v1` that open files of a private bucket for `seconds`; null for a missing file. Throws. */
export async function signFiles(
  env: Environment,
  bucket: string,
  paths: readonly string[],
  seconds: number,
): Promise<(string | null)[]> {
  if (paths.length === 0) return [];
  const response = await askStorage(env, `sign/${bucket}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: seconds, paths }),
  });
  const links = (await response.json()) as { path: string; signedURL: string | null }[];
  return paths.map((path) => links.find((link) => link.path === path)?.signedURL ?? null);
}

/** Deletes files of a bucket. A missing file is not an error. Throws. */
export async function deleteFiles(
  env: Environment,
  bucket: string,
  paths: readonly string[],
): Promise<void> {
  await tellStorage(env, bucket, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
  });
}
