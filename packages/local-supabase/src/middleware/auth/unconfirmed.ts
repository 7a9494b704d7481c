/**
 * Emulates the order of GoTrue's checks at sign-in: the password first. lite reports "email not confirmed" for
 * any password, which reveals that the account exists.
 */
import type { Database } from '../../database/mutex.ts';
import { authError, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';

export function unconfirmed(database: Database): Middleware {
  return async (request, next) => {
    const isSignIn =
      request.method === 'POST' && new URL(request.url).pathname === '/auth/v1/token';
    if (!isSignIn) return next(request);
    const { email, password } = await readJson(request);
    const response = await next(request);
    if (response.ok || (await readJson(response)).error_code !== 'email_not_confirmed') {
      return response;
    }
    // pgcrypto knows $2b$ only by its older name, $2a$.
    const rows = await database.query(
      `select from auth.users, replace(encrypted_password, '$2b$', '$2a$') hash
       where lower(email) = lower($1) and hash = extensions.crypt($2, hash)`,
      [String(email), String(password)],
    );
    return rows.length > 0
      ? response
      : authError(400, 'invalid_credentials', 'Invalid login credentials');
  };
}
