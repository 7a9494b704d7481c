import { type Environment, requiredSetting } from './http.ts';
import { derivedLinkToken } from './link-token.ts';
import type { Mail } from './mail/mail.ts';

export const INVITATION_MAIL = 'staff_invitation';

export function invitationExpiry(days: number, now = Date.now()): string {
  return new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
}

/** The page of the back office that accepts. The token is a fragment, which no server ever sees. */
export function invitationPage(siteUrl: string, token?: string): string {
  const page = `${siteUrl.replace(/\/+$/, '')}/admin/invitation`;
  return token ? `${page}#token=${token}` : page;
}

/** One mail for one link: sending again makes a new link and a new mail. */
export const invitationMailKey = (id: string, tokenHash: string) =>
  `invitation:${id}:${tokenHash.slice(0, 16)}`;

/** The token of an invitation until its end, which can be made again when its mail is tried again. */
export function invitationToken(env: Environment, id: string, expiresAt: string): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const end = new Date(expiresAt).toISOString();
  return derivedLinkToken(secret, `staff-invitation:${id}:${end}`);
}

/** Puts the token into the link on the way out. It is letters, digits, `-` and `_`: nothing to escape. */
export function withInvitationToken(mail: Mail, siteUrl: string, token: string): Mail {
  const [bare, full] = [invitationPage(siteUrl), invitationPage(siteUrl, token)];
  return { ...mail, text: mail.text.replace(bare, full), html: mail.html.replace(bare, full) };
}
