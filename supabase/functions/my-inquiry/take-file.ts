import { isSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { acceptedFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { type Environment, failure, json } from '../_shared/http.ts';
import { releaseInquiryFile, storeInquiryFile } from '../_shared/inquiry/inquiry-files.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { requestErrorOf } from '../_shared/request-error.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { submissionOfLink } from './submission-of-link.ts';

const tooLarge = () => failure(413, 'file_too_large', 'The file is larger than 10 MB.');

/**
 * Stores a file of a message that the customer has just sent: `?message=<id>&file=<id>&name=<name>`,
 * the token in a header, the file as the body. The same id is stored once, however often it is sent.
 */
export async function takeFile(
  request: Request,
  env: Environment,
  db: ServiceClient,
  token: string,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [message, id] = [query.get('message'), query.get('file')];
  if (!isSubmissionId(message) || !isSubmissionId(id)) {
    return failure(400, 'invalid_request', 'The address names no message or no file.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > inquiryFileLimits.bytes) {
    return tooLarge();
  }
  const submissionId = await submissionOfLink(db, token, request.headers);
  if (submissionId === null) return failure(404, 'upload_closed', 'This link opens nothing.');

  const { data: isReserved, error } = await db.rpc('reserve_customer_file', {
    of_submission: submissionId,
    of_message: message,
    file: id,
    file_name: cleanFileName(query.get('name') ?? ''),
    headers: Object.fromEntries(request.headers),
  });
  if (error) throw requestErrorOf(error);
  if (!isReserved) return json(200, { success: true });

  const file = { folder: submissionId, id: id.toLowerCase() };
  const bytes = await readBytes(request, inquiryFileLimits.bytes);
  const type = bytes && acceptedFileType(bytes);
  if (!type) {
    await releaseInquiryFile(db, file);
    return bytes
      ? failure(415, 'file_type_unknown', 'The file is not a JPEG, PNG or PDF.')
      : tooLarge();
  }
  await storeInquiryFile(db, env, file, { type, bytes });
  return json(200, { success: true });
}
