/**
 * Emulates CORS of the API gateway, which allows every origin on /auth, /rest and /storage. lite's preflight
 * of /auth/v1 lacks Access-Control-Allow-Headers, so browsers on another origin could not sign in. Edge
 * functions set their own headers, as on a hosted project.
 */
import type { Middleware } from './middleware.ts';

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, Range-Unit, Retry-After, X-Sb-Error-Code';

export const cors: Middleware = async (request, next) => {
  if (new URL(request.url).pathname.startsWith('/functions/v1/')) return next(request);
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': methods,
        'access-control-allow-headers':
          request.headers.get('access-control-request-headers') ??
          'authorization, apikey, content-type',
        'access-control-max-age': '3600',
      },
    });
  }
  const response = await next(request);
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', exposed);
  return new Response(response.body, { status: response.status, headers });
};
