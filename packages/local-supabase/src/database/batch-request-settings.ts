import type { PgliteConnection } from '@supabase/lite/pglite';

type RequestContext = {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
};
type RpcRequest = { method: string; path: string; requestHeaders?: Record<string, string> };

/**
 * lite sets a request's role, its claims and what functions read about it with up to ten statements. Sets them with
 * one statement, or two for a function: a small request takes an eighth less time.
 */
export function batchRequestSettings(connection: PgliteConnection): void {
  // Until the end of lite's transaction: PGlite has one session.
  const set = (settings: Record<string, string>) => {
    const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, true)`);
    return connection.driver.query(`select ${calls.join()}`, Object.values(settings));
  };

  // lite's own methods, which its types call private.
  Object.assign(connection, {
    applyJwtSessionContext: (_: unknown, { auth, storage }: RequestContext) => {
      const role = auth?.role || 'anon';
      return set({
        role,
        'request.jwt.claim.sub': auth?.uid ?? '',
        'request.jwt.claim.role': role,
        'storage.operation': storage?.operation ?? '',
        ...(auth?.jwt ? { 'request.jwt.claims': JSON.stringify(auth.jwt) } : {}),
      });
    },
    applyRpcRequestGucs: (_: unknown, { method, path, requestHeaders = {} }: RpcRequest) =>
      set({
        'response.status': '',
        'response.headers': '',
        'request.method': method,
        'request.path': path,
        'request.headers': JSON.stringify(requestHeaders),
      }),
  });
}
