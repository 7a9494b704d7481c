/** The API gateway's check of the secret key. */
import { publishableKey, serviceRoleKey } from '../keys.ts';
import { authError, json } from './http-messages.ts';
import { verifyJwt } from './jwt.ts';

/** @returns the refusal, or undefined if the request carries the secret key and no account's token. */
export async function requireSecretKey(request: Request): Promise<Response | undefined> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!key) {
    return json(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  if (key !== publishableKey && key !== serviceRoleKey) {
    return json(401, { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' });
  }
  if (
    key === serviceRoleKey &&
    /^\s*Mozilla\/5\.0/i.test(request.headers.get('user-agent') ?? '')
  ) {
    return json(401, { message: 'Forbidden use of secret API key in browser' });
  }
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || token.startsWith('sb_')) {
    if (key === serviceRoleKey) return undefined;
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const checked = await verifyJwt(token);
  if (!checked.valid) {
    return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
  if (checked.claims.role === 'service_role') return undefined;
  return authError(403, 'not_admin', 'User not allowed');
}
