import { type Environment, requiredSetting } from './http.ts';

/** The fields of an auth account that we read. */
export type AuthUser = { id: string; email?: string; email_confirmed_at?: string | null };

export class AuthApiError extends Error {
  override name = 'AuthApiError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Body = Readonly<Record<string, unknown>>;
type Call = { method: string; path: string; body?: Body; key: string };

async function call(env: Environment, { method, path, body, key }: Call): Promise<unknown> {
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { error_code: code, msg, message } = answer as Record<string, unknown>;
  throw new AuthApiError(response.status, String(code ?? ''), String(msg ?? message ?? ''));
}

/** The admin API of the auth service. Throws AuthApiError. */
export function authAdmin(env: Environment) {
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const user = (id: string) => `/admin/users/${encodeURIComponent(id)}`;
  return {
    read: (id: string) => call(env, { method: 'GET', path: user(id), key }) as Promise<AuthUser>,
    create: (body: Body) =>
      call(env, { method: 'POST', path: '/admin/users', body, key }) as Promise<AuthUser>,
    update: (id: string, body: Body) =>
      call(env, { method: 'PUT', path: user(id), body, key }) as Promise<AuthUser>,
    remove: (id: string) => call(env, { method: 'DELETE', path: user(id), body: {}, key }),
  };
}

/** Sends a password reset email; its template has the link (supabase/templates). Throws AuthApiError. */
export async function sendRecoveryMail(env: Environment, email: string) {
  const key = requiredSetting(env, 'SUPABASE_ANON_KEY');
  await call(env, { method: 'POST', path: '/recover', body: { email }, key });
}
