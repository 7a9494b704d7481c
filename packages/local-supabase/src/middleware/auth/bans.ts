/**
 * Emulates `banned_until`, which lite ignores: a banned account can neither start nor refresh a session.
 * As in GoTrue, an access token that was issued before stays valid until it expires; until then, the
 * policies of the database restrict a disabled account.
 */
import type { Database } from '../../database/mutex.ts';
import { authError, changeResponse, readJson } from '../http-messages.ts';
import { verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';

export function bans(database: Database): Middleware {
  return async (request, next) => {
    const url = new URL(request.url);
    if (!/^\/auth\/v1\/(token|verify)$/.test(url.pathname)) return next(request);
    const response = await next(request);
    const location = response.headers.get('location');
    const [place = '', fragment] = location?.split('#') ?? [];
    const token = fragment
      ? new URLSearchParams(fragment).get('access_token')
      : response.ok && (await readJson(response)).access_token;
    const checked = typeof token === 'string' ? await verifyJwt(token) : undefined;
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
