/**
 * Emulates GoTrue's revocation of all other sessions when the password changes; lite keeps them.
 */
import type { Database } from '../../database/mutex.ts';
import { readJson } from '../http-messages.ts';
import { verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';

export function passwordChange(database: Database): Middleware {
  return async (request, next) => {
    const isUpdate = request.method === 'PUT' && new URL(request.url).pathname === '/auth/v1/user';
    const changes = isUpdate && typeof (await readJson(request)).password === 'string';
    const response = await next(request);
    const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    const checked = changes && response.ok ? await verifyJwt(token) : undefined;
    if (checked?.valid) {
      await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
        checked.claims.sub,
        checked.claims.session_id,
      ]);
    }
    return response;
  };
}
