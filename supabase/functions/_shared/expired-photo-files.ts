import { type Environment, requiredSetting } from './http.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * Deletes the files of photos that can no longer be restored. Only the storage API can delete a
 * file; the database lists them (private.expired_photo_files).
 */
export async function deleteExpiredPhotoFiles(db: ServiceClient, env: Environment): Promise<void> {
  const { data: paths, error } = await db.rpc('expired_photo_files');
  if (error) throw error;
  if (paths.length === 0) return;
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const response = await fetch(`${url}/storage/v1/object/photos`, {
    method: 'DELETE',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  // A missing file is not an error. The next call retries failed deletions.
  if (!response.ok) throw new Error(`The storage answered ${response.status}.`);
  const { error: left } = await db.rpc('forget_photo_files', { paths });
  if (left) throw left;
}
