import { pageUrl } from '@expat-buddy/domain/language/addresses';
import type { Language } from '@expat-buddy/domain/language/languages';
import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken, hashOfLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { completeLinks } from '../mail/site-links.ts';
import type { ServiceClient } from '../service-client.ts';

const PAGE = '/my-inquiry';

/** In the emails of the outbox, which store no token: it is added on sending. */
export const inquiryPage = (siteUrl: string, language: Language) =>
  pageUrl(siteUrl, language, PAGE);

async function liveLink(db: ServiceClient, submissionId: string): Promise<string | null> {
  const { data, error } = await db.rpc('inquiry_link_for', { submission: submissionId });
  if (error) throw error;
  return data;
}

/**
 * The token of an inquiry's live link, derived, so that every email carries the same one and only its
 * hash is stored. Null if the inquiry is gone.
 */
export async function inquiryLinkToken(
  db: ServiceClient,
  env: Environment,
  submissionId: string,
): Promise<string | null> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const id = await liveLink(db, submissionId);
  if (id === null) return null;
  const token = await derivedLinkToken(secret, `inquiry-link:${id}`);
  const token_hash = await hashOfLinkToken(token);
  // Another hash was derived from a secret that has been replaced since.
  const { error } = await db.from('inquiry_links').update({ token_hash }).eq('id', id);
  if (error) throw error;
  return token;
}

/** The token is in the fragment, which is not sent to servers. */
export const withInquiryToken = (mail: Mail, siteUrl: string, token: string): Mail =>
  completeLinks(mail, siteUrl, PAGE, `#${token}`);
