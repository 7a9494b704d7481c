/**
 * Emulates the validation that PostgREST, GoTrue and Storage do before they query the database: percent-encoding,
 * HTTP methods, JSON bodies. lite answers 500 instead.
 */
import { authError, json } from './http-messages.ts';
import type { Middleware } from './middleware.ts';

export type Service = 'rest' | 'auth' | 'storage';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const otherForms = /^(text\/csv|application\/x-www-form-urlencoded|application\/vnd\.pgrst)/;
/** Endpoints whose body may be empty or is not JSON. */
const withoutJson =
  /^\/rest\/v1\/rpc\/|^\/auth\/v1\/(logout|reauthenticate|verify)$|^\/storage\/v1\/(bucket\/[^/]+\/empty|object\/upload\/sign\/.+|object\/info\/.+)$/;
const fileUpload =
  /^\/storage\/v1\/object\/(?!(list|list-v2|move|copy|sign|info)(\/|$)|upload\/sign\/)[^/]+\/./;
const severalFiles = /^\/storage\/v1\/object\/[^/]+\/?$/;
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\//;

export const wellFormed: Middleware = async (request, next) => {
  const { pathname, search } = new URL(request.url);
  const service = /^\/(rest|auth|storage)\/v1(?:\/|$)/.exec(pathname)?.[1] as Service | undefined;
  if (!methods.has(request.method)) return refuse(service, 405, 'Method not allowed');
  if (!isReadable(pathname) || !isReadable(search)) {
    return refuse(service, 400, 'The URL is not valid UTF-8');
  }
  if (!service || !['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method))
    return next(request);
  const isFile =
    fileUpload.test(pathname) || (signedUpload.test(pathname) && request.method === 'PUT');
  if (isFile && service === 'storage') return next(request);

  const text = await request.clone().text();
  if (service === 'rest' && otherForms.test(request.headers.get('content-type') ?? '')) {
    return text.includes('\0')
      ? refuse(service, 400, 'The body contains a NUL character')
      : next(request);
  }
  const isBodyless =
    request.method === 'DELETE' ? !severalFiles.test(pathname) : withoutJson.test(pathname);
  if (text === '' && isBodyless) return next(request);
  const fault = faultOf(text, service === 'rest' && !pathname.startsWith('/rest/v1/rpc/'));
  return fault ? refuse(service, 400, fault) : next(request);
};

/** An error in the format of the service. */
export function refuse(service: Service | undefined, status: number, message: string): Response {
  if (service === 'auth') return authError(status, 'bad_json', message);
  if (service === 'storage')
    return json(400, { statusCode: String(status), error: 'Error', message });
  return json(status, { code: 'PGRST102', details: null, hint: null, message });
}

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const unstorable = /[\0\p{Cs}]/u;

/** Whether the percent-encoding decodes to storable UTF-8. */
export function isReadable(encoded: string): boolean {
  try {
    return !unstorable.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

function faultOf(text: string, takesList: boolean): string | undefined {
  let isStorable = true;
  let body: unknown;
  try {
    body = JSON.parse(text, (key, value) => {
      isStorable &&=
        !unstorable.test(key) && !(typeof value === 'string' && unstorable.test(value));
      return value;
    });
  } catch {
    return 'Empty or invalid json';
  }
  if (!isStorable) return 'unsupported Unicode escape sequence';
  const rows = takesList && Array.isArray(body) ? body : [body];
  const areObjects = rows.every(
    (row) => typeof row === 'object' && row !== null && !Array.isArray(row),
  );
  return areObjects ? undefined : 'The body is not a JSON object';
}
