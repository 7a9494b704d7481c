/**
 * Emulates PostgREST's `count=estimated`, which is exact up to `max_rows`; lite always returns the planner's
 * estimate. Also emulates `private.check_request()`, PostgREST's pre-request function here, which refuses
 * planned counts.
 */

import { changeRequest, json } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { isSignedIn } from './error-codes.ts';

export const counts: Middleware = (request, next) => {
  const prefer = request.headers.get('prefer');
  const isServer = request.headers.get('apikey')?.startsWith('sb_secret_');
  if (prefer?.includes('count=planned') && !isServer) {
    const message = 'Planned counts are not available.';
    const hint = 'Ask with count=exact.';
    const status = isSignedIn(request) ? 403 : 401;
    return Promise.resolve(json(status, { code: '42501', details: null, hint, message }));
  }
  if (!prefer?.includes('count=estimated')) return next(request);
  const headers = new Headers(request.headers);
  headers.set('prefer', prefer.replace('count=estimated', 'count=exact'));
  return next(changeRequest(request, { headers }));
};
