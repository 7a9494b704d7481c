import { type Environment, requiredSetting } from './http.ts';
import { derivedLinkToken } from './link-token.ts';
import type { Mail } from './mail/mail.ts';

export const INVITATION_MAIL = 'staff_invitation';

export function invitationExpiry(days: number, now = Date.now()): string {
  return new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
}

/** The token is in the fragment, which is not sent to servers. */
export function invitationPage(siteUrl: string, token?: string): string {
  const page = `${siteUrl.replace(/\/+$/, '')}/admin/invitation`;
  return token ? `${page}#token=${token}` : page;
}

/** A new link needs a new email. */
export const invitationMailKey = (id: string, tokenHash: string) =>
  `invitation:${id}:${tokenHash.slice(0, 16)}`;

/** Derived, so that a retry produces the same token. */
export function invitationToken(env: Environment, id: string, expiresAt: string): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const end = new Date(expiresAt).toISOString();
  return derivedLinkToken(secret, `staff-invitation:${id}:${end}`);
}

/** The token is base64url, so it needs no escaping. */
export function withInvitationToken(mail: Mail, siteUrl: string, token: string): Mail {
  const [bare, full] = [invitationPage(siteUrl), invitationPage(siteUrl, token)];
  return { ...mail, text: mail.text.replace(bare, full), html: mail.html.replace(bare, full) };
}
