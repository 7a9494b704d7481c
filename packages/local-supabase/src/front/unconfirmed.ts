/**
 * Stands in for the order in which GoTrue judges a sign-in: the password first. lite tells whoever types
 * any password that an account waits for its confirmation, and so that there is one.
 */
import type { Database } from '../database/turns.ts';
import { authError, type Piece, readJson } from './piece.ts';

export function unconfirmed(database: Database): Piece {
  return async (request, next) => {
    const isSignIn =
      request.method === 'POST' && new URL(request.url).pathname === '/auth/v1/token';
    if (!isSignIn) return next(request);
    const { email, password } = await readJson(request);
    const response = await next(request);
    if (response.ok || (await readJson(response)).error_code !== 'email_not_confirmed') {
      return response;
    }
    // pgcrypto knows the newer name of the same algorithm, $2b$, by its older one.
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
