import { failure } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

export const tooMany = (sentence: string) => failure(429, sentence, { 'retry-after': '3600' });

/** The inquiry that the link opens, null if it opens none, or the refusal of a network that guesses. */
export async function submissionOfLink(
  db: ServiceClient,
  token: string,
  headers: Headers,
): Promise<string | null | Response> {
  const { data, error } = await db.rpc('submission_of_link', {
    hash: await hashOfLinkToken(token),
    headers: Object.fromEntries(headers),
  });
  if (error?.code === 'PT429') return tooMany('Too many attempts at the moment.');
  if (error) throw error;
  return data;
}
