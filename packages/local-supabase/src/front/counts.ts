/**
 * Stands in for PostgREST's `count=estimated`, which is exact as long as the rows are no more than
 * `max_rows`: lite answers the planner's guess at any size, so an empty table may count 10. And for its
 * question before each request, `private.check_request()`, which refuses planned counts.
 */
import { isSignedIn } from './error-codes.ts';
import { changeRequest, json, type Piece } from './piece.ts';

export const counts: Piece = (request, next) => {
  const prefer = request.headers.get('prefer');
  const isServer = request.headers.get('apikey')?.startsWith('sb_secret_');
  if (prefer?.includes('count=planned') && !isServer) {
    const message = 'The planned count of a table is not given out.';
    const hint = 'Ask with count=exact.';
    const status = isSignedIn(request) ? 403 : 401;
    return Promise.resolve(json(status, { code: '42501', details: null, hint, message }));
  }
  if (!prefer?.includes('count=estimated')) return next(request);
  const headers = new Headers(request.headers);
  headers.set('prefer', prefer.replace('count=estimated', 'count=exact'));
  return next(changeRequest(request, { headers }));
};
