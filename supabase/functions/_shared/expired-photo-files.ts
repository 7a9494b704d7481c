import { type Environment, requiredSetting } from './http.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * Deletes files of photos whose time under "Deleted" is over. Only the storage's own interface removes a
 * file; the database lists them when it forgets the photo (see private.expired_photo_files there).
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
  // What is not there any more is no error; what could not be deleted is tried at the next call.
  if (!response.ok) throw new Error(`The storage answered ${response.status}.`);
  const { error: left } = await db.rpc('forget_photo_files', { paths });
  if (left) throw left;
}
