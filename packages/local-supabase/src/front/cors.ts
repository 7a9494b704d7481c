/**
 * Stands in for the API gateway of a hosted project, which allows every origin on /auth, /rest and
 * /storage. lite's own preflight of /auth/v1 lacks Access-Control-Allow-Headers, so a browser on
 * another origin could not sign in. Functions answer for themselves, as there.
 */
import type { Piece } from './piece.ts';

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, Range-Unit, Retry-After, X-Sb-Error-Code';

export const cors: Piece = async (request, next) => {
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
