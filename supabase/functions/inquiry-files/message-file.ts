import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { messageFileLimits } from '@expat-buddy/domain/message/limits';
import { requireRight } from '../_shared/caller.ts';
import type { Environment } from '../_shared/http.ts';
import { Refusal } from '../_shared/refusal.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import type { Place } from './place.ts';

const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  PT404: [404, 'This draft no longer exists.'],
  PT409: [409, `A message takes up to ${messageFileLimits.count} files.`],
};

/** The place of a file in the caller's draft: `?message=<id>&file=<id>&name=<name>`. Throws a Refusal. */
export async function placeInMessage(
  request: Request,
  env: Environment,
  db: ServiceClient,
): Promise<Place> {
  const query = new URL(request.url).searchParams;
  const [message, id] = [query.get('message'), query.get('file')];
  if (!isUuid(message) || !isUuid(id)) {
    throw new Refusal(400, 'The address names no message or no file.');
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
  if (error) {
    const refusal = refusals[error.code];
    if (!refusal) throw error;
    throw new Refusal(...refusal);
  }
  return {
    file: { folder: data.submission_id, id: id.toLowerCase() },
    isStored: !data.is_reserved,
  };
}
