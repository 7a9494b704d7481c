import type { InquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { INQUIRY_FILES_BUCKET } from '@expat-buddy/domain/inquiry-file/limits';
import type { Environment } from '../http.ts';
import type { ServiceClient } from '../service-client.ts';
import { deleteFiles, storeFile } from '../stored-files.ts';

/** A row of `inquiry_files` whose file is still on its way. Its folder is the inquiry, or the email it came with. */
export type ReservedFile = { id: string; folder: string };

type Content = { type: InquiryFileType; bytes: Uint8Array<ArrayBuffer> };

/** Stores the content of a reserved file. Throws; a retry with the same id continues. */
export async function storeInquiryFile(
  db: ServiceClient,
  env: Environment,
  { id, folder }: ReservedFile,
  content: Content,
): Promise<void> {
  const path = `${folder}/${id}`;
  await storeFile(env, INQUIRY_FILES_BUCKET, path, content);
  const { data, error } = await db
    .from('inquiry_files')
    .update({
      mime_type: content.type,
      bytes: content.bytes.length,
      stored_at: new Date().toISOString(),
    })
    .eq('id', id)
    .select('id');
  if (error) throw error;
  // The inquiry was deleted meanwhile.
  if (data.length === 0) await deleteFiles(env, INQUIRY_FILES_BUCKET, [path]);
}

/** Frees the place of a file that was refused. */
export async function releaseInquiryFile(db: ServiceClient, { id }: ReservedFile): Promise<void> {
  const { error } = await db.from('inquiry_files').delete().eq('id', id).is('stored_at', null);
  if (error) throw error;
}

/** The names of the files that an inquiry holds, in the visitor's order. */
export async function namesOfInquiryFiles(
  db: ServiceClient,
  submissionId: string,
): Promise<string[]> {
  const { data, error } = await db
    .from('inquiry_files')
    .select('name')
    .eq('submission_id', submissionId)
    .is('message_id', null)
    .not('stored_at', 'is', null)
    .order('created_at', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data.map(({ name }) => name);
}
