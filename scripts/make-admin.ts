// `npm run make-admin -- name@example.org`: the first administrator of an installation. A confirmed account gets the
// role and a link to choose a new password: a stranger may have signed up with the address. Otherwise the script creates
// an invitation. It prints the link, which works before mail is set up. Signing up first never grants the role.
import { INVITATION_DAYS } from '../packages/domain/src/account/invitation.ts';
import { invitationSchema } from '../packages/domain/src/account/schema.ts';
import { invitationExpiry, invitationPage } from '../supabase/functions/_shared/invitation-link.ts';
import { hashOfLinkToken, newLinkToken } from '../supabase/functions/_shared/link-token.ts';
import { portsFromEnvironment } from './environment/settings.ts';

// The key of the local backend (packages/local-supabase/src/keys.ts), which works nowhere else.
const LOCAL_KEY = 'sb_secret_ExpatBuddyLocalOnly0001_e5f6a7b8';

const ports = portsFromEnvironment();
const hosted = process.env.SUPABASE_URL?.replace(/\/+$/, '');
const url = hosted ?? `http://localhost:${ports.api}`;
const key = process.env.SUPABASE_SECRET_KEY ?? (hosted ? undefined : LOCAL_KEY);
const siteUrl = process.env.SITE_URL ?? (hosted ? undefined : `http://localhost:${ports.site}`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

type Call = { method?: string; body?: unknown; prefer?: string };

async function call<Answer>(path: string, { method = 'GET', body, prefer }: Call = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key ?? '',
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(prefer && { prefer }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => fail(`${url} cannot be reached. ${hosted ? '' : 'Is npm start running?'}`.trim()));
  const text = await response.text();
  if (!response.ok) fail(`${url}${path.split('?')[0]} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The id of the confirmed account; anybody can create an unconfirmed one for an address. */
async function confirmedAccount(email: string): Promise<string | undefined> {
  const query = new URLSearchParams({ select: 'id,disabled_at', email: `eq.${email}` });
  const [profile] = await call<{ id: string; disabled_at: string | null }[]>(
    `/rest/v1/profiles?${query}`,
  );
  if (!profile) return undefined;
  if (profile.disabled_at)
    fail(`The account ${email} is disabled. Another administrator can enable it.`);
  const user = await call<{ email_confirmed_at?: string | null }>(
    `/auth/v1/admin/users/${profile.id}`,
  );
  return user.email_confirmed_at ? profile.id : undefined;
}

/** Ends every session too. @returns the link to choose another password. */
async function replacePassword(userId: string, email: string, site: string): Promise<string> {
  const user = `/auth/v1/admin/users/${userId}`;
  await call(user, { method: 'PUT', body: { password: newLinkToken() } });
  const { hashed_token } = await call<{ hashed_token: string }>('/auth/v1/admin/generate_link', {
    method: 'POST',
    body: { type: 'recovery', email },
  });
  const fragment = new URLSearchParams({ token_hash: hashed_token, type: 'recovery' });
  return `${site.replace(/\/+$/, '')}/admin/reset-password#${fragment}`;
}

async function giveRole(userId: string): Promise<void> {
  await call('/rest/v1/staff_roles?on_conflict=user_id', {
    method: 'POST',
    body: { user_id: userId, role: 'admin' },
    prefer: 'resolution=merge-duplicates,return=minimal',
  });
}

/** Creates or renews the invitation. @returns its link. */
async function invite(email: string, site: string): Promise<string> {
  const token = newLinkToken();
  const open = new URLSearchParams({
    email: `eq.${email}`,
    accepted_at: 'is.null',
    revoked_at: 'is.null',
  });
  const invitation = {
    role: 'admin',
    token_hash: await hashOfLinkToken(token),
    expires_at: invitationExpiry(INVITATION_DAYS),
  };
  const renewed = await call<unknown[]>(`/rest/v1/staff_invitations?${open}`, {
    method: 'PATCH',
    body: invitation,
    prefer: 'return=representation',
  });
  if (renewed.length === 0) {
    await call('/rest/v1/staff_invitations', {
      method: 'POST',
      body: { ...invitation, email },
      prefer: 'return=minimal',
    });
  }
  return invitationPage(site, token);
}

const read = invitationSchema.safeParse({ email: process.argv[2], role: 'admin' });
if (!read.success) fail('Name the email address: npm run make-admin -- name@example.org');
if (!key) fail('SUPABASE_SECRET_KEY is missing: the secret key of the project at SUPABASE_URL.');
const { email } = read.data;

const site =
  siteUrl ?? fail('SITE_URL is missing: the address of the site, for the link that is printed.');

const userId = await confirmedAccount(email);
if (userId) {
  const link = await replacePassword(userId, email, site);
  await giveRole(userId);
  console.log(`${email} is an administrator at ${url}.`);
  console.log(
    `Send them this link to choose a new password. It works once, for an hour:\n\n${link}\n`,
  );
} else {
  const link = await invite(email, site);
  console.log(`Nobody has a confirmed account for ${email} at ${url}.`);
  console.log(`Send them this link. It works once, for ${INVITATION_DAYS} days:\n\n${link}\n`);
}
