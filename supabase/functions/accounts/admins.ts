import { isStaffRole, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { authAdmin, sendRecoveryMail } from '../_shared/auth-api.ts';
import { json } from '../_shared/http.ts';
import { newLinkToken } from '../_shared/link-token.ts';
import { databaseRefusal, notFound, Refusal } from '../_shared/refusal.ts';
import { report } from '../_shared/report.ts';
import { listAccounts, readAccount } from './account-list.ts';
import { isUuid } from './list-query.ts';
import type { Resource, ResourceContext } from './resource.ts';

// Every change uses the token of the caller, so that the policies and guards apply.

function roleIn(body: unknown): StaffRole {
  const { role } = (body ?? {}) as { role?: unknown };
  if (isStaffRole(role)) return role;
  const sentence = 'Please choose a role.';
  throw new Refusal(422, sentence, { errors: { role: sentence } });
}

async function readPerson({ caller }: ResourceContext, id: string) {
  const account = await readAccount(caller.db, id);
  if (account.role === null) throw new Refusal(404, 'This person has no role.');
  return account;
}

/** Whether the owner of the mailbox chose the password, with the link of an invitation. */
async function cameByInvitation({ caller }: ResourceContext, id: string): Promise<boolean> {
  const { data, error } = await caller.db
    .from('staff_invitations')
    .select('id')
    .eq('accepted_by', id)
    .limit(1);
  if (error) throw databaseRefusal(error);
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
    throw new Refusal(409, 'This account is disabled. Enable it first.');
  }
  // Anybody can sign up with any address. Until it is confirmed, its owner is unknown.
  const { email_confirmed_at } = await authAdmin(context.env).read(id);
  if (!email_confirmed_at) {
    throw new Refusal(
      409,
      'This person has not confirmed their email address yet. Invite them instead.',
    );
  }
  if (account.role !== null) throw new Refusal(409, 'This person already has a role.');
  // A stranger may have signed up with a colleague's address, who then confirmed it. Replacing the password also ends
  // their sessions.
  const isInvited = await cameByInvitation(context, id);
  if (!isInvited) await authAdmin(context.env).update(id, { password: newLinkToken() });
  const { error } = await context.caller.db.from('staff_roles').insert({ user_id: id, role });
  if (error?.code === '23505') throw new Refusal(409, 'This person already has a role.');
  if (error) throw databaseRefusal(error);
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
  if (error) throw databaseRefusal(error);
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
  if (error) throw databaseRefusal(error);
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
