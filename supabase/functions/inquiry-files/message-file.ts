import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { requireRight } from '../_shared/caller.ts';
import type { Environment } from '../_shared/http.ts';
import { RequestError, requestErrorOf } from '../_shared/request-error.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import type { Place } from './place.ts';

/** The place of a file in the caller's draft: `?message=<id>&file=<id>&name=<name>`. Throws a RequestError. */
export async function placeInMessage(
  request: Request,
  env: Environment,
  db: ServiceClient,
): Promise<Place> {
  const query = new URL(request.url).searchParams;
  const [message, id] = [query.get('message'), query.get('file')];
  if (!isUuid(message) || !isUuid(id)) {
    throw new RequestError(400, 'invalid_request', 'The address names no message or no file.');
  }
  const { id: author } = await requireRight(request, env, 'inquiries.write');
  const { data, error } = await db
    .rpc('reserve_message_file', {
      of_message: message,
      author,
      file: id,
      file_name: cleanFileName(query.get('name') ?? ''),
    })
    .single();
  if (error) throw requestErrorOf(error);
  return {
    file: { folder: data.submission_id, id: id.toLowerCase() },
    isStored: !data.is_reserved,
  };
}
