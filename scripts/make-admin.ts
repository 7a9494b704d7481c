// `npm run make-admin -- somebody@example.org`: the first administrator of an installation. An account
// with that address gets the role; for anybody else an invitation is written and its link printed, so
// it works before mail is set up. Never is anybody an administrator for having signed up first.
import { INVITATION_DAYS, invitationSchema } from '../packages/domain/src/account/invitation.ts';
import { invitationExpiry, invitationPage } from '../supabase/functions/_shared/invitation-link.ts';
import { hashOfLinkToken, newLinkToken } from '../supabase/functions/_shared/link-token.ts';
import { portsFromEnvironment } from './settings.ts';

// The key of the local backend (packages/local-supabase/src/keys.ts), worthless anywhere else.
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

/** The account of an address that was confirmed; an unconfirmed one may be anybody's. */
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

async function giveRole(userId: string): Promise<void> {
  await call('/rest/v1/staff_roles?on_conflict=user_id', {
    method: 'POST',
    body: { user_id: userId, role: 'admin' },
    prefer: 'resolution=merge-duplicates,return=minimal',
  });
}

/** Writes an invitation, or renews the open one to that address, and answers its link. */
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
if (!read.success) fail('Say whose: npm run make-admin -- somebody@example.org');
if (!key) fail('SUPABASE_SECRET_KEY is missing: the secret key of the project at SUPABASE_URL.');
const { email } = read.data;

const userId = await confirmedAccount(email);
if (userId) {
  await giveRole(userId);
  console.log(`${email} is an administrator at ${url}.`);
} else {
  if (!siteUrl)
    fail('SITE_URL is missing: the address of the site, for the link of the invitation.');
  const link = await invite(email, siteUrl);
  console.log(`Nobody has a confirmed account for ${email} at ${url}.`);
  console.log(`Hand them this link. It works once, for ${INVITATION_DAYS} days:\n\n${link}\n`);
}
