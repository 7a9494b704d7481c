/**
 * Emulates the check of the Authorization header. lite treats an invalid token as an anonymous visitor;
 * a hosted project answers 401. /auth/v1 verifies tokens itself, /functions/v1 per function.
 */
import { json } from './http-messages.ts';
import { verifyJwt } from './jwt.ts';
import type { Middleware } from './middleware.ts';

const openStorage = /^\/storage\/v1\/object\/(public|sign)\//;

export const bearer: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url);
  const isRest = pathname.startsWith('/rest/v1');
  const isStorage = pathname.startsWith('/storage/v1') && !openStorage.test(pathname);
  const header = request.headers.get('authorization');
  if (!(isRest || isStorage) || header === null) return next(request);

  const token = /^Bearer\s+(.+)$/i.exec(header)?.[1];
  // An API key in this header is ignored; only the header apikey counts.
  if (!token || token === request.headers.get('apikey') || token.startsWith('sb_'))
    return next(request);
  const checked = await verifyJwt(token);
  if (checked.valid) return next(request);
  if (isStorage) {
    return json(400, {
      statusCode: '403',
      error: 'Unauthorized',
      message: storageMessages[checked.reason],
    });
  }
  const [code, message] = restMessages[checked.reason];
  return json(
    401,
    { code, details: null, hint: null, message },
    { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  );
};

const restMessages = {
  malformed: ['PGRST301', 'Expected 3 parts in JWT'],
  signature: ['PGRST301', 'No suitable key or wrong key type'],
  expired: ['PGRST303', 'JWT expired'],
} as const;

const storageMessages = {
  malformed: 'Invalid Compact JWS',
  signature: 'signature verification failed',
  expired: '"exp" claim timestamp check failed',
};
