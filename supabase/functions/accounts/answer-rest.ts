import { json } from '../_shared/http.ts';
import { report } from '../_shared/report.ts';
import { RequestError } from '../_shared/request-error.ts';

// Any origin may call: only the token counts, not cookies. react-admin sends `range`, and browsers
// expose only listed headers.
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, range',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'Content-Range',
  'access-control-max-age': '86400',
};

function withHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // A cache must not serve one caller's data to another.
  response.headers.set('cache-control', 'no-store');
  return response;
}

/**
 * Handles preflight, errors as `{message, code}`, and unexpected errors, which are logged and hidden
 * from the caller.
 */
export async function answerRest(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  try {
    return withHeaders(await answer());
  } catch (error) {
    if (error instanceof RequestError) {
      const { status, code, message, details } = error;
      return withHeaders(json(status, { message, code, ...details }));
    }
    report('A request failed.', error);
    return withHeaders(
      json(500, { message: 'Something went wrong on our side.', code: 'server_error' }),
    );
  }
}
