import { INVITATION_DAYS, invitationState } from '@expat-buddy/domain/account/invitation';
import { invitationSchema } from '@expat-buddy/domain/account/schema';
import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { json } from '../_shared/http.ts';
import { invitationExpiry, invitationToken } from '../_shared/invitation-link.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { databaseError, notFound, RequestError, valid } from '../_shared/request-error.ts';
import { serviceClient } from '../_shared/service-client.ts';
import { readAccount } from './account-list.ts';
import { listInvitations, readInvitation } from './invitation-list.ts';
import { sendInvitation } from './invitation-mail.ts';
import type { Resource, ResourceContext } from './resource.ts';

async function inviterName({ caller }: ResourceContext): Promise<string> {
  const { full_name, email } = await readAccount(caller.db, caller.id);
  return full_name?.trim() || email;
}

/** Refuses accounts that have a role or are disabled. */
async function refuseKnown({ caller }: ResourceContext, email: string): Promise<void> {
  const { data, error } = await caller.db
    .from('accounts')
    .select('role,disabled_at')
    .eq('email', email)
    .limit(1);
  if (error) throw databaseError(error);
  const [account] = data;
  const field = 'email';
  if (account?.disabled_at) {
    throw new RequestError(409, 'account_to_enable', 'This account is disabled.', { field });
  }
  if (account?.role) {
    throw new RequestError(409, 'person_has_role', 'This person already has a role.', { field });
  }
}

async function mailIt(
  context: ResourceContext,
  invitation: { id: string; email: string; role: string; language: string },
  token: string,
  tokenHash: string,
) {
  const { role } = invitation;
  if (!isStaffRole(role)) throw new Error('This role does not exist.');
  const mail = { ...invitation, role, token, inviterName: await inviterName(context) };
  const mailStatus = await sendInvitation(context.env, mail, tokenHash);
  return { ...(await readInvitation(context.caller.db, invitation.id)), mail_status: mailStatus };
}

async function invite(context: ResourceContext): Promise<Response> {
  const { email, role, language } = valid(invitationSchema.safeParse(context.body));
  await refuseKnown(context, email);
  const id = crypto.randomUUID();
  const expiresAt = invitationExpiry(INVITATION_DAYS);
  const token = await invitationToken(context.env, id, expiresAt);
  const tokenHash = await hashOfLinkToken(token);
  // Only the server may write invitations. The caller was verified as an administrator.
  const { data, error } = await serviceClient(context.env)
    .from('staff_invitations')
    .insert({
      id,
      email,
      role,
      language,
      token_hash: tokenHash,
      invited_by: context.caller.id,
      expires_at: expiresAt,
    })
    .select('id,email,role,language')
    .single();
  if (error?.code === '23505') {
    throw new RequestError(409, 'address_invited', 'This address has an open invitation.', {
      field: 'email',
    });
  }
  if (error) throw databaseError(error);
  return json(201, await mailIt(context, data, token, tokenHash));
}

/** Sends an open or expired invitation again with a new link; the old one stops working. */
async function resend(context: ResourceContext, id: string): Promise<Response> {
  const { resend: isAsked } = (context.body ?? {}) as { resend?: unknown };
  if (isAsked !== true)
    throw new RequestError(422, 'invalid_request', 'An invitation can only be sent again.');
  await refuseUnlessOpen(context, id);
  const expiresAt = invitationExpiry(INVITATION_DAYS);
  const token = await invitationToken(context.env, id, expiresAt);
  const tokenHash = await hashOfLinkToken(token);
  const { data, error } = await serviceClient(context.env)
    .from('staff_invitations')
    .update({ token_hash: tokenHash, expires_at: expiresAt })
    .eq('id', id)
    .is('accepted_at', null)
    .is('revoked_at', null)
    .select('id,email,role,language');
  if (error) throw databaseError(error);
  const [invitation] = data;
  if (!invitation) throw notFound('invitation');
  return json(200, await mailIt(context, invitation, token, tokenHash));
}

async function refuseUnlessOpen({ caller }: ResourceContext, id: string): Promise<void> {
  const state = invitationState(await readInvitation(caller.db, id));
  if (state === 'accepted')
    throw new RequestError(
      409,
      'invitation_already_accepted',
      'This invitation has already been accepted.',
    );
  if (state === 'revoked')
    throw new RequestError(
      409,
      'invitation_already_revoked',
      'This invitation has already been revoked.',
    );
}

async function revoke(context: ResourceContext, id: string): Promise<Response> {
  await refuseUnlessOpen(context, id);
  const { data, error } = await context.caller.db
    .from('staff_invitations')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', id)
    .select('id');
  if (error) throw databaseError(error);
  if (data.length === 0)
    throw new RequestError(409, 'invitation_closed', 'This invitation is no longer open.');
  return json(200, await readInvitation(context.caller.db, id));
}

export const invitations: Resource = {
  list: ({ caller, query }) => listInvitations(caller.db, query),
  get: async ({ caller }, id) => json(200, await readInvitation(caller.db, id)),
  create: invite,
  update: resend,
  remove: revoke,
};
