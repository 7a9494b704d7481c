/** `auth.admin.inviteUserByEmail` and `generateLink`. */
import { createAccount } from '../../database/accounts.ts';
import type { MailKind } from '../../mail/templates.ts';
import { requestContext } from '../../request-context.ts';
import { asObject, authError, type JsonObject, json } from '../http-messages.ts';
import { type AdminContext, answerWith, emailExists, userNotFound } from './admin-responses.ts';
import { giveToken, type MailToken } from './mail-tokens.ts';
import { type AccountRow, findAccount, userJson } from './users.ts';

export async function invite(context: AdminContext, body: JsonObject): Promise<Response> {
  const account = await accountToInvite(context, body);
  if (account instanceof Response) return account;
  const token = await tokenFor(context, 'confirmation', account);
  await context.database.query('update auth.users set invited_at = now() where id = $1', [
    account.id,
  ]);
  await context.mailer.sendInvite(account.email, token.tokenHash, token.otp);
  return answerWith(context, account.id);
}

export async function generateLink(context: AdminContext, body: JsonObject): Promise<Response> {
  const { type, email } = body;
  if (typeof email !== 'string')
    return authError(400, 'validation_failed', 'An email address is required');
  let kind: MailKind;
  let account: AccountRow | undefined;
  if (type === 'signup' || type === 'invite') {
    kind = type;
    const found = await accountToInvite(context, body);
    if (found instanceof Response) return found;
    account = found;
  } else if (type === 'recovery' || type === 'magiclink') {
    kind = type;
    account = await findAccount(context.database, email);
  } else {
    return authError(400, 'validation_failed', `The local backend makes no links of type ${type}`);
  }
  if (!account) return userNotFound();
  const isNew = kind === 'signup' || kind === 'invite';
  const { otp, tokenHash } = await tokenFor(context, isNew ? 'confirmation' : 'recovery', account);
  return json(200, {
    ...(await userJson(context.database, account)),
    action_link: context.mailer.linkTo({ kind, tokenHash }),
    email_otp: otp,
    hashed_token: tokenHash,
    redirect_to: requestContext.getStore()?.redirectTo ?? context.config.siteUrl,
    verification_type: kind,
  });
}

/** A new unconfirmed account, or an existing one that is still unconfirmed. */
async function accountToInvite(
  context: AdminContext,
  body: JsonObject,
): Promise<AccountRow | Response> {
  const { email, password } = body;
  if (typeof email !== 'string' || !email.includes('@')) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const known = await findAccount(context.database, email);
  if (known?.email_confirmed_at) return emailExists();
  if (known) return known;
  const id = await context.database.transaction((transaction) =>
    createAccount(transaction, {
      email,
      confirmed: false,
      ...(typeof password === 'string' ? { password } : {}),
      userMetadata: asObject(body.data),
    }),
  );
  return (await findAccount(context.database, id)) ?? userNotFound();
}

function tokenFor(
  context: AdminContext,
  column: 'confirmation' | 'recovery',
  account: AccountRow,
): Promise<MailToken> {
  return context.database.transaction((transaction) => giveToken(transaction, column, account));
}
