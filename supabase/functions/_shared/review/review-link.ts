import { pageUrl } from '@expat-buddy/domain/language/addresses';
import type { Language } from '@expat-buddy/domain/language/languages';
import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { completeLinks } from '../mail/site-links.ts';

export const REVIEW_REQUEST_MAIL = 'review_request';

export const reviewMailKey = (requestId: string) => `review-request:${requestId}`;

const PAGE = '/review';

export const reviewPage = (siteUrl: string, language: Language) => pageUrl(siteUrl, language, PAGE);

/** Derived, so that a retry produces the same token, and only its hash is stored. */
export function reviewToken(env: Environment, requestId: string): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  return derivedLinkToken(secret, `review-request:${requestId}`);
}

/** The token is in the fragment, which is not sent to servers. */
export const withReviewToken = (mail: Mail, siteUrl: string, token: string): Mail =>
  completeLinks(mail, siteUrl, PAGE, `#${token}`);
