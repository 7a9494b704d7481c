import { isStaffRole, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { authAdmin, sendRecoveryMail } from '../_shared/auth-api.ts';
import { json } from '../_shared/http.ts';
import { newLinkToken } from '../_shared/link-token.ts';
import { report } from '../_shared/report.ts';
import { databaseError, notFound, RequestError } from '../_shared/request-error.ts';
import { listAccounts, readAccount } from './account-list.ts';
import { isUuid } from './list-query.ts';
import type { Resource, ResourceContext } from './resource.ts';

// Every change uses the token of the caller, so that the policies and guards apply.

function roleIn(body: unknown): StaffRole {
  const { role } = (body ?? {}) as { role?: unknown };
  if (isStaffRole(role)) return role;
  throw new RequestError(422, 'role_missing', 'Please choose a role.', { field: 'role' });
}

async function readPerson({ caller }: ResourceContext, id: string) {
  const account = await readAccount(caller.db, id);
  if (account.role === null)
    throw new RequestError(404, 'person_without_role', 'This person has no role.');
  return account;
}

/** Whether the owner of the mailbox chose the password, with the link of an invitation. */
async function cameByInvitation({ caller }: ResourceContext, id: string): Promise<boolean> {
  const { data, error } = await caller.db
    .from('staff_invitations')
    .select('id')
    .eq('accepted_by', id)
    .limit(1);
  if (error) throw databaseError(error);
  return data.length > 0;
}

async function askForNewPassword({ env }: ResourceContext, email: string) {
  try {
    await sendRecoveryMail(env, email);
    return 'sent';
  } catch (error) {
    report('The email to choose a new password was not sent.', error);
    return 'failed';
  }
}

async function giveRole(context: ResourceContext): Promise<Response> {
  const role = roleIn(context.body);
  const { id } = context.body as { id?: unknown };
  if (typeof id !== 'string' || !isUuid(id)) throw notFound();
  const account = await readAccount(context.caller.db, id);
  if (account.disabled_at !== null) {
    throw new RequestError(409, 'account_to_enable', 'This account is disabled. Enable it first.');
  }
  // Anybody can sign up with any address. Until it is confirmed, its owner is unknown.
  const { email_confirmed_at } = await authAdmin(context.env).read(id);
  if (!email_confirmed_at) {
    throw new RequestError(
      409,
      'account_unconfirmed',
      'This person has not confirmed their email address yet. Invite them instead.',
    );
  }
  if (account.role !== null)
    throw new RequestError(409, 'person_has_role', 'This person already has a role.');
  // A stranger may have signed up with a colleague's address, who then confirmed it. Replacing the password also ends
  // their sessions.
  const isInvited = await cameByInvitation(context, id);
  if (!isInvited) await authAdmin(context.env).update(id, { password: newLinkToken() });
  const { error } = await context.caller.db.from('staff_roles').insert({ user_id: id, role });
  if (error?.code === '23505')
    throw new RequestError(409, 'person_has_role', 'This person already has a role.');
  if (error) throw databaseError(error);
  const password_mail = isInvited ? null : await askForNewPassword(context, account.email);
  return json(201, { ...account, role, password_mail });
}

async function changeRole(context: ResourceContext, id: string): Promise<Response> {
  const role = roleIn(context.body);
  const account = await readPerson(context, id);
  const { data, error } = await context.caller.db
    .from('staff_roles')
    .update({ role })
    .eq('user_id', id)
    .select('user_id');
  if (error) throw databaseError(error);
  if (data.length === 0) throw notFound();
  return json(200, { ...account, role });
}

async function takeRole(context: ResourceContext, id: string): Promise<Response> {
  const account = await readPerson(context, id);
  const { data, error } = await context.caller.db
    .from('staff_roles')
    .delete()
    .eq('user_id', id)
    .select('user_id');
  if (error) throw databaseError(error);
  if (data.length === 0) throw notFound();
  return json(200, { ...account, role: null });
}

/** People with a role, by account id. */
export const admins: Resource = {
  list: ({ caller, query }) => listAccounts('admins', caller.db, query, true),
  get: async (context, id) => json(200, await readPerson(context, id)),
  create: giveRole,
  update: changeRole,
  remove: takeRole,
};
