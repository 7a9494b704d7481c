/**
 * Emulates the claims of GoTrue's access tokens that lite omits: app_metadata, user_metadata, iss, aal, amr,
 * phone and is_anonymous. The token is signed again.
 */
import type { Database } from '../../database/mutex.ts';
import { changeResponse, type JsonObject, json, readJson } from '../http-messages.ts';
import { type Claims, signJwt, verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';

interface Account {
  raw_app_meta_data: JsonObject | null;
  raw_user_meta_data: JsonObject | null;
}

export function claims(database: Database, issuer: string): Middleware {
  const methods = new Map<string, string>();

  async function complete(token: string, method: string | undefined): Promise<string> {
    const checked = await verifyJwt(token);
    if (!checked.valid) return token;
    const { claims: given } = checked;
    const [account] = await database.query<Account>(
      'select raw_app_meta_data, raw_user_meta_data from auth.users where id = $1',
      [given.sub],
    );
    const session = String(given.session_id);
    if (method) methods.set(session, method);
    const full: Claims = {
      ...given,
      iss: issuer,
      phone: '',
      app_metadata: account?.raw_app_meta_data ?? {},
      user_metadata: account?.raw_user_meta_data ?? {},
      aal: 'aal1',
      amr: [{ method: methods.get(session) ?? 'password', timestamp: Number(given.iat) }],
      is_anonymous: false,
    };
    return signJwt(full);
  }

  return async (request, next) => {
    const url = new URL(request.url);
    if (!/^\/auth\/v1\/(token|signup|verify)$/.test(url.pathname)) return next(request);
    const response = await next(request);
    const method = methodOf(url);

    const location = response.headers.get('location');
    if (location?.includes('#access_token=')) {
      const target = new URL(location);
      const fragment = new URLSearchParams(target.hash.slice(1));
      fragment.set('access_token', await complete(fragment.get('access_token') ?? '', method));
      return changeResponse(response, { location: `${location.split('#')[0]}#${fragment}` });
    }

    const body = response.ok ? await readJson(response) : {};
    if (typeof body.access_token !== 'string') return response;
    return json(response.status, {
      ...body,
      access_token: await complete(body.access_token, method),
    });
  };
}

function methodOf(url: URL): string | undefined {
  if (url.pathname.endsWith('/verify')) return 'otp';
  return url.searchParams.get('grant_type') === 'refresh_token' ? undefined : 'password';
}
