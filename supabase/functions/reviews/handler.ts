import { type ReviewRequestBody, reviewRequestSchema } from '@expat-buddy/domain/review/schema';
import { inBackground } from '../_shared/background.ts';
import { deleteExpiredFiles } from '../_shared/expired-files.ts';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { tooManyRequests } from '../_shared/request-error.ts';
import { linkOwnPhotos } from '../_shared/review/own-review.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

async function isOverLimit(db: ServiceClient, headers: Headers): Promise<boolean> {
  const { data, error } = await db.rpc('consume_network_limit', {
    kind: 'review',
    headers: Object.fromEntries(headers),
  });
  if (error) throw error;
  return !data;
}

const UNIQUE_VIOLATION = '23505';

/** What the page gets: `review` when the link opens something. */
async function act(
  db: ServiceClient,
  env: Environment,
  body: ReviewRequestBody,
): Promise<Record<string, unknown>> {
  const hash = await hashOfLinkToken(body.token);
  if (body.action === 'open') {
    const { data: review, error } = await db.rpc('review_by_token', { hash });
    if (error) throw error;
    return { success: review !== null, review: await linkOwnPhotos(env, review) };
  }
  const { data: success, error } = await (body.action === 'write'
    ? db.rpc('write_review', {
        hash,
        stars: body.review.rating,
        words: body.review.comment,
        first_name: body.review.name,
        month: body.review.visited_month,
        photos: body.photos,
      })
    : db.rpc(body.action === 'withdraw' ? 'withdraw_review' : 'decline_review', { hash }));
  // Somebody else's photo has this id; the link stays unused.
  if (error?.code === UNIQUE_VIOLATION) return { success: false };
  if (error) throw error;
  // At once, rather than with the next drain.
  if (body.action === 'withdraw' && success) inBackground(deleteExpiredFiles(db, env));
  return { success };
}

/**
 * The page behind the link of a review request. The token authorises the caller; a wrong, an expired and a used one
 * get the same answer.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const content = await readJson(request);
    const db = serviceClient(env);
    if (await isOverLimit(db, request.headers)) {
      throw tooManyRequests();
    }
    const body = reviewRequestSchema.safeParse(content);
    if (body.success) return json(200, await act(db, env, body.data));
    // A token of another form is a wrong token, too.
    const isReview = typeof content === 'object' && content !== null && 'review' in content;
    return isReview
      ? failure(400, 'invalid_request', 'The body is not a review.')
      : json(200, { success: false, review: null });
  });
}
