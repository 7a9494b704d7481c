import { spellingsOf } from '@expat-buddy/domain/account/email-spellings';
import { AuthApiError, type AuthUser, authAdmin } from '../_shared/auth-api.ts';
import { json } from '../_shared/http.ts';
import { databaseError, notFound, RequestError } from '../_shared/request-error.ts';
import { listAccounts, readAccount } from './account-list.ts';
import type { Resource, ResourceContext } from './resource.ts';

// A hundred years: the auth service has no permanent ban.
const BAN = '876000h';

/** Null if the account was deleted in the meantime. */
async function authUser({ env }: ResourceContext, id: string): Promise<AuthUser | null> {
  try {
    return await authAdmin(env).read(id);
  } catch (error) {
    if (error instanceof AuthApiError && error.status === 404) return null;
    throw error;
  }
}

async function countOf({ caller }: ResourceContext, id: string, email: string) {
  const submissions = () =>
    caller.db.from('contact_submissions').select('id', { count: 'exact' }).limit(1);
  const [sent, assigned] = await Promise.all([
    submissions().in('email', spellingsOf(email)),
    submissions().eq('assignee_id', id),
  ]);
  if (sent.error) throw databaseError(sent.error);
  if (assigned.error) throw databaseError(assigned.error);
  return { inquiries: sent.count ?? 0, assigned: assigned.count ?? 0 };
}

async function getUser(context: ResourceContext, id: string): Promise<Response> {
  const account = await readAccount(context.caller.db, id);
  const [known, counts] = await Promise.all([
    authUser(context, id),
    countOf(context, id, account.email),
  ]);
  if (!known) throw notFound();
  return json(200, { ...account, is_confirmed: Boolean(known.email_confirmed_at), counts });
}

/** With the caller's token, so that the guards apply. */
async function setDisabled({ caller }: ResourceContext, id: string, isDisabled: boolean) {
  const { data, error } = await caller.db
    .from('profiles')
    .update({ disabled_at: isDisabled ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id');
  if (error) throw databaseError(error);
  if (data.length === 0) throw notFound();
}

/**
 * The mark in the database takes effect at once; the ban prevents session refreshes. The mark is
 * set first and removed last, so a failure in between leaves the account disabled.
 */
async function updateUser(context: ResourceContext, id: string): Promise<Response> {
  const { disabled } = (context.body ?? {}) as { disabled?: unknown };
  if (typeof disabled !== 'boolean') {
    throw new RequestError(
      422,
      'invalid_request',
      'Say whether the account is disabled: true or false.',
    );
  }
  const account = await readAccount(context.caller.db, id);
  const isDisabled = account.disabled_at !== null;
  const ban = (duration: string) => authAdmin(context.env).update(id, { ban_duration: duration });
  if (disabled) {
    if (!isDisabled) await setDisabled(context, id, true);
    await ban(BAN);
  } else {
    await ban('none');
    if (isDisabled) await setDisabled(context, id, false);
  }
  return getUser(context, id);
}

async function removeUser(context: ResourceContext, id: string): Promise<Response> {
  const account = await readAccount(context.caller.db, id);
  if (id === context.caller.id) {
    throw new RequestError(
      409,
      'own_account_deletion',
      'You cannot delete your own account. Ask another administrator.',
    );
  }
  // With the caller's token, so that the guards apply; a deletion by the server would bypass them.
  if (account.role !== null) {
    throw new RequestError(
      409,
      'account_has_role',
      'This person has a role. Remove the role first, then delete the account.',
    );
  }
  try {
    await authAdmin(context.env).remove(id);
  } catch (error) {
    if (!(error instanceof AuthApiError)) throw error;
    if (error.status === 404) throw notFound();
    throw new Error('The auth service did not delete the account.', { cause: error });
  }
  return json(200, account);
}

export const users: Resource = {
  list: ({ caller, query }) => listAccounts('users', caller.db, query, false),
  get: getUser,
  update: updateUser,
  remove: removeUser,
};
