/**
 * Emulates repeated confirmation mails, which lite refuses with "rate limit", and sign-in links for unknown
 * addresses, for which lite creates a confirmed account even if sign-up is disabled. Unlike GoTrue,
 * the responses do not reveal whether an address has an account (docs/security.md, "On a hosted project").
 */
import { randomUUID } from 'node:crypto';
import type { ProjectConfig } from '../../config.ts';
import { createAccount } from '../../database/accounts.ts';
import type { Database } from '../../database/mutex.ts';
import type { AuthMailer } from '../../mail/auth-mailer.ts';
import { asObject, authError, type JsonObject, json, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { giveToken } from './mail-tokens.ts';
import { type AccountRow, findAccount } from './users.ts';

interface SignUpOptions {
  database: Database;
  mailer: AuthMailer;
  config: ProjectConfig;
}

export function signUp({ database, mailer, config }: SignUpOptions): Middleware {
  async function confirmAgain(account: AccountRow): Promise<void> {
    const token = await database.transaction((transaction) =>
      giveToken(transaction, 'confirmation', account),
    );
    await mailer.sendConfirmation(account.email, token.tokenHash, token.otp);
  }

  return async (request, next) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'POST' || !/^\/auth\/v1\/(signup|resend|otp|magiclink)$/.test(path)) {
      return next(request);
    }
    const body = await readJson(request);
    const email = typeof body.email === 'string' ? body.email.toLowerCase() : '';
    const account = email ? await findAccount(database, email) : undefined;
    switch (path) {
      case '/auth/v1/signup':
        if (!config.enableSignup || !config.enableConfirmations || !isLong(body.password, config)) {
          return next(request);
        }
        if (!account) {
          const response = await next(request);
          if (!response.ok) return response;
        } else if (!account.email_confirmed_at) await confirmAgain(account);
        return json(200, lookalike(email, body));
      case '/auth/v1/resend':
        if (body.type !== 'signup' || !account || account.email_confirmed_at) return next(request);
        await confirmAgain(account);
        return json(200, {});
      default:
        return account ? next(request) : signInLinkForUnknown(email, body);
    }
  };

  async function signInLinkForUnknown(email: string, body: JsonObject): Promise<Response> {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
      return authError(
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      );
    }
    if (!config.enableSignup || body.create_user === false) return json(200, {});
    const id = await database.transaction((transaction) =>
      createAccount(transaction, {
        email,
        password: randomUUID(),
        confirmed: false,
        userMetadata: asObject(body.data),
      }),
    );
    await confirmAgain({ id, email } as AccountRow);
    return json(200, {});
  }
}

/** GoTrue's response for an address that has a confirmed account, here for every address. */
function lookalike(email: string, body: JsonObject): JsonObject {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: asObject(body.data),
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

const isLong = (value: unknown, config: ProjectConfig) =>
  typeof value === 'string' && value.length >= config.minimumPasswordLength && value.length <= 72;
