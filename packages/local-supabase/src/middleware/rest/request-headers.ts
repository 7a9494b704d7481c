/**
 * Emulates PostgREST's setting `request.headers`, which lite sets for functions only; triggers and policies
 * read it too. Set for the session while the request holds the mutex.
 */
import type { PGlite } from '@electric-sql/pglite';
import type { Handler } from '../middleware.ts';

export function withRequestHeaders(driver: PGlite, handle: Handler): Handler {
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/rest/v1/')) {
      await driver.query(`select set_config('request.headers', $1, false)`, [
        JSON.stringify(Object.fromEntries(request.headers)),
      ]);
    }
    return handle(request);
  };
}
