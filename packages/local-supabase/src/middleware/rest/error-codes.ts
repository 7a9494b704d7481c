/**
 * Emulates PostgREST's HTTP status codes for database errors. lite answers many of them (check violations,
 * raised exceptions …) with status 500 and the code SUP, and drops hints. The table is that of PostgREST 13
 * (docs: "Errors from PostgreSQL").
 */
import { type DatabaseError, requestContext } from '../../request-context.ts';
import { json, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';

const exact: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  // A write to a read-only view; PostgREST answers 500.
  '55000': 405,
  P0001: 400,
};

const byClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** PGlite rejects a value of the wrong type before Postgres does. */
const mistyped = /^(Error: Invalid input for \w+ type|RangeError: Invalid time value|TypeError: )/;

/** lite's parser of `select` and filters gives up. */
const unparsed = /^Error: (Missing closing|Unexpected|Unterminated|Expected)/;

export function statusOf(code: string, signedIn: boolean): number {
  if (code === '42501') return signedIn ? 403 : 401;
  const raised = /^PT(\d{3})$/.exec(code);
  if (raised) return Number(raised[1]);
  if (code.startsWith('PT')) return 500;
  return exact[code] ?? byClass[code.slice(0, 2)] ?? 400;
}

export const errorCodes: Middleware = async (request, next) => {
  const response = await next(request);
  const error = requestContext.getStore()?.databaseError;
  if (response.ok || !new URL(request.url).pathname.startsWith('/rest/v1/')) return response;
  const { code, message } = await readJson(response);
  if (code === 'SUP' && mistyped.test(String(message))) {
    return answer({ code: '22P02', message: 'invalid input syntax' }, false);
  }
  if (code === 'SUP' && unparsed.test(String(message))) {
    return answer({ code: 'PGRST100', message: 'failed to parse the query' }, false);
  }
  if (!error) return response;
  // lite's own errors, such as an unknown table, already have PostgREST's format.
  if (error.code === 'PGRST' || (typeof code === 'string' && code.startsWith('PGRST')))
    return response;
  return answer(error, isSignedIn(request));
};

function answer(error: DatabaseError, signedIn: boolean): Response {
  const status = statusOf(error.code, signedIn);
  const body = {
    code: error.code,
    details: error.detail ?? null,
    hint: error.hint ?? null,
    message: error.message,
  };
  return json(status, body, status === 401 ? { 'www-authenticate': 'Bearer' } : {});
}

export function isSignedIn(request: Request): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  return (
    bearer.split('.').length === 3 || (request.headers.get('apikey') ?? '').startsWith('sb_secret_')
  );
}
