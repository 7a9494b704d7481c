import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { type CleanPhoto, cleanPhoto } from '@expat-buddy/domain/photo/clean-photo';
import {
  REVIEW_TOKEN_HEADER,
  REVIEW_UPLOADS_BUCKET,
  reviewPhotoLimits,
} from '@expat-buddy/domain/review/photo-limits';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { requestErrorOf } from '../_shared/request-error.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { deleteFiles, storeFile } from '../_shared/stored-files.ts';

const tooLarge = () => failure(413, 'file_too_large', 'The photo is larger than 10 MB.');
const notExpected = () => failure(404, 'upload_closed', 'This link waits for no such photo.');

/** Whether the link's review waits for the photo, or the answer to give. */
async function expect(
  db: ServiceClient,
  photo: string,
  request: Request,
): Promise<Response | null> {
  const token = request.headers.get(REVIEW_TOKEN_HEADER) ?? '';
  const headers = [...request.headers].filter(([name]) => name !== REVIEW_TOKEN_HEADER);
  const { data, error } = await db.rpc('expect_review_photo', {
    hash: await hashOfLinkToken(token),
    photo,
    headers: Object.fromEntries(headers),
  });
  if (error) throw requestErrorOf(error);
  return data ? null : json(200, { success: true });
}

/** The place of a photo, while nobody else stores its file. */
async function claim(db: ServiceClient, id: string) {
  const { data: claimed_at, error } = await db.rpc('claim_review_upload', { photo: id });
  if (error) throw error;
  if (!claimed_at) return undefined;
  const { data, error: missing } = await db
    .from('review_photos')
    .select('path')
    .eq('id', id)
    .maybeSingle();
  if (missing) throw missing;
  return data && { path: data.path, claimed_at };
}

/** By its header: a small file may take much memory once it is decoded. */
function faultOf({ width, height, bits }: CleanPhoto): string | undefined {
  if (Math.min(width, height) < 1 || Math.max(width, height) > reviewPhotoLimits.side) {
    return 'The photo has more than 5,000 pixels on a side.';
  }
  if (width * height > reviewPhotoLimits.pixels) return 'The photo has more than 12 megapixels.';
  return bits > 8 ? 'The photo has more than 8 bits for each colour.' : undefined;
}

async function store(
  db: ServiceClient,
  env: Environment,
  id: string,
  { bytes, type, width, height }: CleanPhoto,
): Promise<Response> {
  const place = await claim(db, id);
  if (!place)
    return failure(409, 'upload_in_progress', 'Another upload of this photo is on its way.');
  await storeFile(env, REVIEW_UPLOADS_BUCKET, place.path, { type, bytes });
  const stored_at = new Date().toISOString();
  const { data, error } = await db
    .from('review_photos')
    .update({ mime_type: type, bytes: bytes.length, width, height, stored_at, claimed_at: null })
    .eq('id', id)
    .eq('claimed_at', place.claimed_at)
    .select('id');
  if (error) throw error;
  // The review was withdrawn meanwhile.
  if (data.length === 0) {
    await deleteFiles(env, REVIEW_UPLOADS_BUCKET, [place.path]);
    return notExpected();
  }
  return json(200, { success: true });
}

async function takePhoto(request: Request, env: Environment): Promise<Response> {
  const id = new URL(request.url).searchParams.get('photo')?.toLowerCase();
  if (!isUuid(id)) return failure(400, 'invalid_request', 'The address names no photo.');
  if (Number(request.headers.get('content-length') ?? 0) > reviewPhotoLimits.bytes) {
    return tooLarge();
  }
  const db = serviceClient(env);
  const answer = await expect(db, id, request);
  if (answer) return answer;
  const bytes = await readBytes(request, reviewPhotoLimits.bytes);
  if (!bytes) return tooLarge();
  const photo = cleanPhoto(bytes);
  if (!photo) return failure(415, 'file_type_unknown', 'The file is not a whole JPEG or PNG.');
  const fault = faultOf(photo);
  if (fault) return failure(415, 'photo_too_large', fault);
  return store(db, env, id, photo);
}

/**
 * Stores a photo of a review without its metadata: `?photo=<id>`, the token of the review's link in a header, the file
 * as the body. The ids were sent with the review. A photo is stored once, however often it is sent.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, () => takePhoto(request, env));
}
