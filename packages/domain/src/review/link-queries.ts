import type { FunctionsClient } from '../functions/functions-client.ts';
import type { NewReviewPhoto, WrittenReview } from './schema.ts';
import type { OpenedReview } from './types.ts';

const FUNCTION = 'reviews';

async function call(functions: FunctionsClient, body: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await functions.invoke(FUNCTION, { body });
  if (error) throw error;
  return data;
}

const didIt = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'success' in data && data.success === true;

/** What the link of a review request opens; null for a wrong, used-up or expired one. Throws the client's error. */
export async function openReviewLink(
  functions: FunctionsClient,
  token: string,
): Promise<OpenedReview | null> {
  const data = await call(functions, { action: 'open', token });
  return didIt(data) ? (data as { review: OpenedReview }).review : null;
}

/**
 * Saves the review; the files of its photos are sent afterwards.
 * @returns false when the link opens nothing any more. Throws the client's error.
 */
export const writeReview = async (
  functions: FunctionsClient,
  token: string,
  review: WrittenReview,
  photos: readonly NewReviewPhoto[],
): Promise<boolean> => didIt(await call(functions, { action: 'write', token, review, photos }));

/** Deletes the review of the link. Throws the client's error. */
export const withdrawReview = async (functions: FunctionsClient, token: string): Promise<boolean> =>
  didIt(await call(functions, { action: 'withdraw', token }));

/** Ends the link and later requests. Throws the client's error. */
export const declineReview = async (functions: FunctionsClient, token: string): Promise<boolean> =>
  didIt(await call(functions, { action: 'decline', token }));
