import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { REVIEW_UPLOADS_BUCKET } from '@expat-buddy/domain/review/photo-limits';
import { requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { signFiles } from '../_shared/stored-files.ts';

const MOST_REVIEWS = 100;
const LINK_SECONDS = 300;

function reviewsOf(content: unknown): string[] | undefined {
  if (typeof content !== 'object' || content === null || !('reviews' in content)) return undefined;
  const { reviews } = content;
  if (!Array.isArray(reviews) || reviews.length > MOST_REVIEWS) return undefined;
  return reviews.every(isUuid) ? reviews : undefined;
}

async function linkPhotos(request: Request, env: Environment): Promise<Response> {
  const { db } = await requireRight(request, env, 'reviews.read');
  const reviews = reviewsOf(await readJson(request));
  if (!reviews) return failure(400, 'invalid_request', 'The body names no reviews.');
  const { data, error } = await db
    .from('review_photos')
    .select('id,path')
    .in('review_id', reviews)
    .order('path');
  if (error) throw error;
  const paths = data.map(({ path }) => path);
  const links = await signFiles(env, REVIEW_UPLOADS_BUCKET, paths, LINK_SECONDS);
  return json(200, {
    success: true,
    links: Object.fromEntries(data.map(({ id }, at) => [id, links[at] ?? null])),
  });
}

/** Lets staff see the photos of reviews before visitors do: paths below `/storage/v1` by photo, for five minutes. */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, () => linkPhotos(request, env));
}
