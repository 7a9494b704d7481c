/**
 * Emulates the types `invite` and `email` of /auth/v1/verify, which lite does not know. An invitation is
 * confirmed like a sign-up; `email` stands for the type of the mail that carried the code.
 */
import type { Database } from '../../database/mutex.ts';
import { changeRequest, changeResponse, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';

export function verifyTypes(database: Database): Middleware {
  async function knownType(type: unknown, tokenHash: unknown, email: unknown): Promise<string> {
    if (type === 'invite') return 'signup';
    const rows = await database.query(
      `select from auth.users where length(confirmation_token) > 6
         and (confirmation_token = $1 or ($1 is null and lower(email) = lower($2)))`,
      [tokenHash ?? null, email ?? null],
    );
    return rows.length > 0 ? 'signup' : 'magiclink';
  }

  return async (request, next) => {
    const url = new URL(request.url);
    if (url.pathname !== '/auth/v1/verify') return next(request);
    if (request.method === 'POST') {
      const body = await readJson(request);
      if (body.type !== 'invite' && body.type !== 'email') return next(request);
      const type = await knownType(body.type, body.token_hash, body.email);
      return next(changeRequest(request, { body: JSON.stringify({ ...body, type }) }));
    }
    const asked = url.searchParams.get('type');
    if (asked !== 'invite' && asked !== 'email') return next(request);
    url.searchParams.set('type', await knownType(asked, url.searchParams.get('token'), null));
    const response = await next(changeRequest(request, { url: url.href }));
    const location = response.headers.get('location');
    return location
      ? changeResponse(response, { location: location.replace(/\btype=\w+/, `type=${asked}`) })
      : response;
  };
}
