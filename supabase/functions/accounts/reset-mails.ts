import { AuthApiError, sendRecoveryMail } from '../_shared/auth-api.ts';
import { json } from '../_shared/http.ts';
import { notFound, RequestError } from '../_shared/request-error.ts';
import { readAccount } from './account-list.ts';
import type { Resource, ResourceContext } from './resource.ts';

async function sendResetMail(context: ResourceContext): Promise<Response> {
  const { user_id: id } = (context.body ?? {}) as { user_id?: unknown };
  if (typeof id !== 'string') throw notFound();
  const account = await readAccount(context.caller.db, id);
  if (account.disabled_at !== null) {
    throw new RequestError(409, 'account_to_enable', 'This account is disabled. Enable it first.');
  }
  try {
    await sendRecoveryMail(context.env, account.email);
  } catch (error) {
    if (error instanceof AuthApiError && error.status === 429) {
      throw new RequestError(
        429,
        'reset_email_just_sent',
        'An email was just sent to this address. Wait a minute and try again.',
      );
    }
    throw error;
  }
  return json(201, { id: crypto.randomUUID(), user_id: id, email: account.email });
}

/** A password reset email for another person. */
export const resetMails: Resource = { create: sendResetMail };
