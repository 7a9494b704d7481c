/**
 * Stands in for PostgREST's `count=estimated`, which is exact as long as the rows are no more than
 * `max_rows`. lite answers the planner's guess at any size, so an empty table may count 10.
 */
import { changeRequest, type Piece } from './piece.ts';

export const counts: Piece = (request, next) => {
  const prefer = request.headers.get('prefer');
  if (!prefer?.includes('count=estimated')) return next(request);
  const headers = new Headers(request.headers);
  headers.set('prefer', prefer.replace('count=estimated', 'count=exact'));
  return next(changeRequest(request, { headers }));
};
