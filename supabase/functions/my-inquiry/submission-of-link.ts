import { hashOfLinkToken } from '../_shared/link-token.ts';
import { requestErrorOf } from '../_shared/request-error.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** The inquiry that the link opens; null if it opens none. Throws a RequestError for a network that guesses. */
export async function submissionOfLink(
  db: ServiceClient,
  token: string,
  headers: Headers,
): Promise<string | null> {
  const { data, error } = await db.rpc('submission_of_link', {
    hash: await hashOfLinkToken(token),
    headers: Object.fromEntries(headers),
  });
  if (error) throw requestErrorOf(error);
  return data;
}
