import type { ErrorValues } from '@expat-buddy/domain/error/coded-error';
import type { ErrorCode } from '@expat-buddy/domain/error/codes';
import { preflight, withCors } from './cors.ts';
import { report } from './report.ts';
import { RequestError } from './request-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const MAX_BODY_CHARACTERS = 100_000;

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers });
}

type FailureOptions = { values?: ErrorValues | undefined; headers?: Record<string, string> };

/**
 * The error that the caller sees; never the cause of an internal failure.
 * @param error for developers; the apps have a message for the code
 */
export function failure(
  status: number,
  code: ErrorCode,
  error: string,
  { values, headers }: FailureOptions = {},
): Response {
  const body = { success: false, error, code, ...(values && { values }) };
  return json(status, body, { ...(status === 429 && { 'retry-after': '3600' }), ...headers });
}

/** PostgreSQL stores neither NUL nor half of a character. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function refuseUnstorable(key: string, value: unknown): unknown {
  const texts = typeof value === 'string' ? [key, value] : [key];
  if (!texts.every(isStorable)) throw new SyntaxError('A text cannot be stored.');
  return value;
}

/** The parsed body; undefined if it is missing, malformed or too large, or has a text that no table can store. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_CHARACTERS) return undefined;
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) return undefined;
  try {
    return JSON.parse(text, refuseUnstorable);
  } catch {
    return undefined;
  }
}

/** Handles preflight, method and unexpected errors, which are logged and hidden from the caller. */
export async function answerPost(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    return withCors(
      failure(405, 'invalid_request', 'Only POST is answered here.', {
        headers: { allow: 'POST, OPTIONS' },
      }),
    );
  }
  try {
    return withCors(await answer());
  } catch (error) {
    if (error instanceof RequestError) {
      const { status, code, message, details } = error;
      return withCors(failure(status, code, message, details));
    }
    report('A request failed.', error);
    return withCors(failure(500, 'server_error', 'Something went wrong on our side.'));
  }
}

/** Throws with the name of a missing setting, never with a value. */
export function requiredSetting(env: Environment, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`The setting ${name} is missing.`);
  return value;
}
