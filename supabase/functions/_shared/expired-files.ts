import type { Environment } from './http.ts';
import type { ServiceClient } from './service-client.ts';
import { deleteFiles } from './stored-files.ts';

/**
 * Deletes the files that no record needs any more. Only the storage API can delete a file; the
 * database lists them (private.expired_files). The next call retries failed deletions.
 */
export async function deleteExpiredFiles(db: ServiceClient, env: Environment): Promise<void> {
  for (;;) {
    const { data, error } = await db.rpc('expired_files');
    if (error) throw error;
    const bucket = data[0]?.bucket_id;
    if (bucket === undefined) return;
    const paths = data.map(({ path }) => path);
    await deleteFiles(env, bucket, paths);
    const { error: left } = await db.rpc('forget_files', { bucket, paths });
    if (left) throw left;
  }
}
