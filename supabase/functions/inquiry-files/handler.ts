import { isSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { inquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import {
  type ReservedFile,
  releaseInquiryFile,
  storeInquiryFile,
} from '../_shared/inquiry/inquiry-files.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  PT404: [404, 'There is no recent inquiry with this id.'],
  PT409: [409, `An inquiry takes up to ${inquiryFileLimits.count} files.`],
  PT429: [429, 'Too many files in a short time.'],
};
const tooLarge = () => failure(413, 'The file is larger than 10 MB.');

function readQuery(url: string): { file: ReservedFile; name: string } | undefined {
  const query = new URL(url).searchParams;
  const [submissionId, id] = [query.get('submission'), query.get('file')];
  if (!isSubmissionId(submissionId) || !isSubmissionId(id)) return undefined;
  const file = { submissionId: submissionId.toLowerCase(), id: id.toLowerCase() };
  return { file, name: cleanFileName(query.get('name') ?? '') };
}

/** `stored` after a retry; otherwise `reserved`, or the refusal. */
async function reserve(
  db: ServiceClient,
  { submissionId, id }: ReservedFile,
  name: string,
  headers: Headers,
): Promise<'reserved' | 'stored' | Response> {
  const { data, error } = await db.rpc('reserve_inquiry_file', {
    of_submission: submissionId,
    file: id,
    file_name: name,
    headers: Object.fromEntries(headers),
  });
  if (!error) return data ? 'reserved' : 'stored';
  const refusal = refusals[error.code];
  if (!refusal) throw error;
  return failure(...refusal);
}

async function takeFile(request: Request, env: Environment): Promise<Response> {
  const query = readQuery(request.url);
  if (!query) return failure(400, 'The address names no inquiry or no file.');
  if (Number(request.headers.get('content-length') ?? 0) > inquiryFileLimits.bytes) {
    return tooLarge();
  }
  const db = serviceClient(env);
  const { file, name } = query;
  const place = await reserve(db, file, name, request.headers);
  if (place instanceof Response) return place;
  if (place === 'stored') return json(200, { success: true });

  const bytes = await readBytes(request, inquiryFileLimits.bytes);
  const type = bytes && inquiryFileType(bytes);
  if (!type) {
    await releaseInquiryFile(db, file);
    return bytes ? failure(415, 'The file is not a JPEG, PNG or PDF.') : tooLarge();
  }
  await storeInquiryFile(db, env, file, { type, bytes });
  return json(200, { success: true });
}

/**
 * Stores a file that belongs to an inquiry: `?submission=<id>&file=<id>&name=<name>`, the file as the
 * body. The caller is anonymous and knows the inquiry's random id, because it has just sent it. The same
 * file id is stored once, however often it is sent.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, () => takeFile(request, env));
}
