import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';

export const REVIEW_REQUEST_MAIL = 'review_request';

export const reviewMailKey = (requestId: string) => `review-request:${requestId}`;

export const reviewPage = (siteUrl: string) => `${siteUrl}/review`;

/** Derived, so that a retry produces the same token, and only its hash is stored. */
export function reviewToken(env: Environment, requestId: string): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  return derivedLinkToken(secret, `review-request:${requestId}`);
}

/** The token is in the fragment, which is not sent to servers. It is base64url, so it needs no escaping. */
export function withReviewToken(mail: Mail, siteUrl: string, token: string): Mail {
  const put = (body: string) =>
    body.replace(reviewPage(siteUrl), `${reviewPage(siteUrl)}#${token}`);
  return { ...mail, text: put(mail.text), html: put(mail.html) };
}
