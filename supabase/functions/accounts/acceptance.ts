import { invitationState } from '@expat-buddy/domain/account/invitation';
import { newAccountSchema } from '@expat-buddy/domain/account/schema';
import { AuthApiError, type AuthUser, authAdmin } from '../_shared/auth-api.ts';
import { requireAccount } from '../_shared/caller.ts';
import { type Environment, json } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { RequestError, raisedError, valid } from '../_shared/request-error.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

// The callers have no role and often no account; they are authorised by the link's token.

const over = {
  expired: () => new RequestError(410, 'invitation_expired', 'This invitation has expired.'),
  revoked: () => new RequestError(410, 'invitation_revoked', 'This invitation has been withdrawn.'),
  accepted: () => new RequestError(410, 'invitation_accepted', 'This invitation was accepted.'),
} as const;

const unknownLink = () =>
  new RequestError(
    404,
    'invitation_link_unknown',
    'This link no longer works. If you received a newer email, use the link in that one.',
  );

async function openInvitation(db: ServiceClient, body: unknown) {
  const { token } = (body ?? {}) as { token?: unknown };
  if (typeof token !== 'string' || !/^[\w-]{20,100}$/.test(token)) throw unknownLink();
  const tokenHash = await hashOfLinkToken(token);
  const { data, error } = await db
    .from('staff_invitations')
    .select('email,role,language,expires_at,accepted_at,revoked_at')
    .eq('token_hash', tokenHash)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw unknownLink();
  const state = invitationState(data);
  if (state !== 'open') throw over[state]();
  const { email, role, language, expires_at } = data;
  return { email, role, language, expires_at, tokenHash };
}

/** The account with this address, and whether the address is confirmed. */
async function accountOf(env: Environment, db: ServiceClient, email: string) {
  const { data, error } = await db
    .from('profiles')
    .select('id,disabled_at')
    .eq('email', email.toLowerCase())
    .limit(1);
  if (error) throw error;
  const [profile] = data;
  if (!profile) return null;
  if (profile.disabled_at !== null) {
    throw new RequestError(403, 'account_disabled', 'This account has been disabled.');
  }
  const user = await authAdmin(env).read(profile.id);
  return { id: profile.id, isConfirmed: Boolean(user.email_confirmed_at) };
}

/** Tells the page what to ask for. */
export async function lookAtInvitation(env: Environment, body: unknown): Promise<Response> {
  const db = serviceClient(env);
  const { email, role, expires_at } = await openInvitation(db, body);
  const account = await accountOf(env, db, email);
  return json(200, { email, role, expires_at, has_account: account?.isConfirmed ?? false });
}

/**
 * Creates or confirms the account. An unconfirmed one may have been created by anybody who typed
 * the address, so its password is replaced by the one chosen with the link.
 */
async function makeAccount(
  env: Environment,
  { email, language }: { email: string; language: string },
  body: unknown,
  existingId?: string,
): Promise<AuthUser> {
  const { full_name, password } = valid(newAccountSchema.safeParse(body));
  const account = { password, email_confirm: true, user_metadata: { full_name, language } };
  try {
    return existingId
      ? await authAdmin(env).update(existingId, account)
      : await authAdmin(env).create({ ...account, email });
  } catch (error) {
    if (!(error instanceof AuthApiError)) throw error;
    if (error.code === 'weak_password') {
      throw new RequestError(422, 'password_too_easy', 'This password is too easy to guess.', {
        field: 'password',
      });
    }
    // The same link was accepted in another tab.
    if (error.code === 'email_exists') throw over.accepted();
    throw error;
  }
}

/**
 * Single use: the database grants the role and closes the invitation in one transaction, or
 * refuses.
 */
async function acceptFor(db: ServiceClient, hash: string, account: string): Promise<void> {
  const { error, status } = await db.rpc('accept_staff_invitation', { hash, account });
  if (!error) return;
  if (status === 410) throw over.accepted();
  const raised = status === 403 ? raisedError(403, error) : undefined;
  if (raised) throw raised;
  throw new Error(`accept_staff_invitation answered ${status}: ${error.message}`);
}

export async function acceptInvitation(
  request: Request,
  env: Environment,
  body: unknown,
): Promise<Response> {
  const db = serviceClient(env);
  const invitation = await openInvitation(db, body);
  const { email, role, tokenHash } = invitation;
  const account = await accountOf(env, db, email);
  let id: string;
  if (account?.isConfirmed) {
    // The link proves access to the mailbox, the password to the account. Both are required.
    const caller = await requireAccount(request, env);
    if (caller.id !== account.id) {
      throw new RequestError(
        403,
        'invitation_for_other_address',
        `This invitation is for ${email}.`,
        {
          values: { email },
        },
      );
    }
    id = account.id;
  } else {
    ({ id } = await makeAccount(env, invitation, body, account?.id));
    const { full_name } = valid(newAccountSchema.safeParse(body));
    const { error } = await db.from('profiles').update({ full_name }).eq('id', id);
    if (error) throw error;
  }
  await acceptFor(db, tokenHash, id);
  return json(201, { id, email, role });
}
