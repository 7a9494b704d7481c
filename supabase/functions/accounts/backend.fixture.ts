import type { CodedError } from '@expat-buddy/domain/error/coded-error';
import { vi } from 'vitest';
import handler from './handler.ts';

export const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_ANON_KEY: 'publishable-key',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  SITE_URL: 'https://site.example',
  MAIL_FROM: 'Expat Buddy <no-reply@example.com>',
  RESEND_API_KEY: 'resend-key',
};

export const adminId = '00000000-0000-4000-8000-00000000000a';
export const otherId = '00000000-0000-4000-8000-00000000000b';

/** A token with a valid payload; the API verifies signatures. */
export function tokenOf(id: string): string {
  return ['header', btoa(JSON.stringify({ sub: id, role: 'authenticated' })), 'signature'].join(
    '.',
  );
}

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  bearer: string;
  body: unknown;
};
type Answer = Response | unknown;
type Answers = Readonly<Record<string, Answer | ((call: Call) => Answer)>>;

/** The API, the auth service and Resend, by "METHOD /path". Any other request fails the test. */
export function backend(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const method = init.method ?? 'GET';
    const call: Call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      bearer: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '',
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    calls.push(call);
    const name = `${method} ${url.pathname}`;
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test expects no ${name}.`);
    if (answer instanceof Response) return answer.clone();
    const value = typeof answer === 'function' ? answer(call) : answer;
    return value instanceof Response ? value : Response.json(value);
  });
  return calls;
}

/** The caller's state. */
export const asAdmin = { 'POST /rest/v1/rpc/account_state': () => Response.json('admin') };

export const stateOf = (state: string | null) => ({
  'POST /rest/v1/rpc/account_state': () => Response.json(state),
});

/** `detail` as `private.error_detail` makes it. */
export const databaseError = (status: number, code: string, message: string, detail?: CodedError) =>
  Response.json(
    { code, message, hint: null, details: detail ? JSON.stringify(detail) : null },
    { status },
  );

type Asked = { token?: string | null; body?: unknown; settings?: Record<string, string> };

export function ask(method: string, path: string, asked: Asked = {}): Promise<Response> {
  const { token = tokenOf(adminId), body, settings = env } = asked;
  const request = new Request(`http://functions.test/functions/v1/accounts/${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return Promise.resolve(handler(request, settings));
}

export const account = (changes: object = {}) => ({
  id: otherId,
  email: 'amel@example.org',
  full_name: 'Amel',
  role: null,
  disabled_at: null,
  last_sign_in_at: null,
  created_at: '2026-11-01T10:00:00Z',
  ...changes,
});

export const counted = (rows: unknown[], total: number) =>
  Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${total}` } });
