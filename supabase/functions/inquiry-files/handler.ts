import { isSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { acceptedFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { answerPost, type Environment, json } from '../_shared/http.ts';
import { releaseInquiryFile, storeInquiryFile } from '../_shared/inquiry/inquiry-files.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { RequestError, requestErrorOf } from '../_shared/request-error.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { placeInMessage } from './message-file.ts';
import type { Place } from './place.ts';

const tooLarge = () => new RequestError(413, 'file_too_large', 'The file is larger than 10 MB.');

/** The place of a visitor's file: `?submission=<id>&file=<id>&name=<name>`. Throws a RequestError. */
async function placeInInquiry(request: Request, db: ServiceClient): Promise<Place> {
  const query = new URL(request.url).searchParams;
  const [submissionId, id] = [query.get('submission'), query.get('file')];
  if (!isSubmissionId(submissionId) || !isSubmissionId(id)) {
    throw new RequestError(400, 'invalid_request', 'The address names no inquiry or no file.');
  }
  const file = { folder: submissionId.toLowerCase(), id: id.toLowerCase() };
  const { data, error } = await db.rpc('reserve_inquiry_file', {
    of_submission: file.folder,
    file: file.id,
    file_name: cleanFileName(query.get('name') ?? ''),
    headers: Object.fromEntries(request.headers),
  });
  if (!error) return { file, isStored: !data };
  throw requestErrorOf(error);
}

async function takeFile(request: Request, env: Environment): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > inquiryFileLimits.bytes) {
    throw tooLarge();
  }
  const db = serviceClient(env);
  const isOfMessage = new URL(request.url).searchParams.has('message');
  const { file, isStored } = await (isOfMessage
    ? placeInMessage(request, env, db)
    : placeInInquiry(request, db));
  if (isStored) return json(200, { success: true });
  const bytes = await readBytes(request, inquiryFileLimits.bytes);
  const type = bytes && acceptedFileType(bytes);
  if (!type) {
    await releaseInquiryFile(db, file);
    throw bytes
      ? new RequestError(415, 'file_type_unknown', 'The file is not a JPEG, PNG or PDF.')
      : tooLarge();
  }
  await storeInquiryFile(db, env, file, { type, bytes });
  return json(200, { success: true });
}

/**
 * Stores a file, sent as the body: of an inquiry, whose random id the anonymous caller knows because it
 * has just sent it, or of a draft of the staff who call. The same file id is stored once, however often
 * it is sent.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, () => takeFile(request, env));
}
