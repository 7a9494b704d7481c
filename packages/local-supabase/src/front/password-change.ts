/** Stands in for GoTrue's ending of a person's other sessions when the password changes; lite keeps them. */
import type { Database } from '../database/turns.ts';
import { type Piece, readJson } from './piece.ts';
import { checkToken } from './tokens.ts';

export function passwordChange(database: Database): Piece {
  return async (request, next) => {
    const isUpdate = request.method === 'PUT' && new URL(request.url).pathname === '/auth/v1/user';
    const changes = isUpdate && typeof (await readJson(request)).password === 'string';
    const response = await next(request);
    const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    const checked = changes && response.ok ? await checkToken(token) : undefined;
    if (checked?.valid) {
      await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
        checked.claims.sub,
        checked.claims.session_id,
      ]);
    }
    return response;
  };
}
