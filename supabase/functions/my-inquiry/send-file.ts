import { INQUIRY_FILES_BUCKET } from '@expat-buddy/domain/inquiry-file/limits';
import { type Environment, failure } from '../_shared/http.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { readFile } from '../_shared/stored-files.ts';

/** The content of a file of this inquiry, as a download: no browser shows it as a page. */
export async function sendFile(
  db: ServiceClient,
  env: Environment,
  submission: string,
  id: string,
): Promise<Response> {
  const { data, error } = await db
    .from('inquiry_files')
    .select('path,message:submission_messages(sent_at)')
    .eq('id', id)
    .eq('submission_id', submission)
    .not('stored_at', 'is', null)
    .maybeSingle();
  if (error) throw error;
  // The file of a draft is the office's alone.
  if (!data || (data.message && data.message.sent_at === null)) {
    return failure(404, 'file_gone', 'This file does not exist.');
  }
  const bytes = await readFile(env, INQUIRY_FILES_BUCKET, data.path);
  return new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    },
  });
}
