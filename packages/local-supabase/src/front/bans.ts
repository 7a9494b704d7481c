/**
 * Stands in for `banned_until`, which lite ignores: no session begins or goes on for a banned account.
 * As in GoTrue, an access token given before stays valid until it expires; the database's own
 * policies are what a disabled person meets then.
 */
import type { Database } from '../database/turns.ts';
import { authError, changeResponse, type Piece, readJson } from './piece.ts';
import { checkToken } from './tokens.ts';

export function bans(database: Database): Piece {
  return async (request, next) => {
    const url = new URL(request.url);
    if (!/^\/auth\/v1\/(token|verify)$/.test(url.pathname)) return next(request);
    const response = await next(request);
    const location = response.headers.get('location');
    const [place = '', fragment] = location?.split('#') ?? [];
    const token = fragment
      ? new URLSearchParams(fragment).get('access_token')
      : response.ok && (await readJson(response)).access_token;
    const checked = typeof token === 'string' ? await checkToken(token) : undefined;
    if (!checked?.valid || !(await isBanned(database, checked.claims.sub))) return response;

    await database.query('delete from auth.sessions where id = $1', [checked.claims.session_id]);
    if (fragment) {
      const error = new URLSearchParams({
        error: 'access_denied',
        error_code: 'user_banned',
        error_description: 'User is banned',
      });
      return changeResponse(response, { location: `${place}#${error}` });
    }
    return url.searchParams.get('grant_type') === 'refresh_token'
      ? authError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      : authError(400, 'user_banned', 'User is banned');
  };
}

async function isBanned(database: Database, id: string | undefined): Promise<boolean> {
  const rows = await database.query(
    'select from auth.users where id = $1 and (banned_until > now() or deleted_at is not null)',
    [id],
  );
  return rows.length > 0;
}
