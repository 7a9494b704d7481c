import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxCall } from '../_shared/outbox.fixture.ts';
import handler from './handler.ts';

const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_ANON_KEY: 'publishable-key',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  MAIL_FROM: 'Expat Buddy <no-reply@example.com>',
  RESEND_API_KEY: 'resend-key',
};
const mailId = '00000000-0000-4000-8000-0000000000e1';

type Call = { name: string; bearer: string; body: unknown };

function backend(options: { decision?: () => Response; resend?: () => Response } = {}) {
  const calls: Call[] = [];
  const mail = {
    id: mailId,
    idempotency_key: 'key-1',
    status: 'queued',
    attempts: 0,
    to_email: 'a@b.example',
  };
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ name: `${init.method ?? 'GET'} ${url.pathname}`, bearer, body });
    if (url.hostname === 'api.resend.com') return options.resend?.() ?? Response.json({ id: 'x' });
    if (url.pathname.endsWith('/retry_mail')) {
      return options.decision?.() ?? new Response(null, { status: 204 });
    }
    if (url.pathname.endsWith('/site_settings')) return Response.json([{ company_name: 'Rihla' }]);
    const sending = outboxCall(url.pathname, body, [mail]);
    if (sending !== undefined) return Response.json(sending);
    const isOne = new Headers(init.headers).get('accept')?.includes('object') ?? false;
    return Response.json(isOne ? mail : [mail]);
  });
  return { calls, mail };
}

const post = (body: unknown = { mailId }, token: string | null = 'token-of-staff') =>
  handler(
    new Request('http://functions.test/retry-mail', {
      method: 'POST',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }),
    env,
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('queries the database as the caller, then sends', async () => {
  const { calls, mail } = backend();
  const response = await post();
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(calls[0]).toEqual({
    name: 'POST /rest/v1/rpc/retry_mail',
    bearer: 'token-of-staff',
    body: { mail: mailId },
  });
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
});

it('sends with the name of the company from the settings, at the address of MAIL_FROM', async () => {
  const { calls } = backend();
  await post();
  const sent = calls.find(({ name }) => name === 'POST /emails')?.body;
  expect(sent).toMatchObject({ from: '"Rihla" <no-reply@example.com>' });
});

it('reports a repeated failure, and keeps the reason in the outbox', async () => {
  const { mail } = backend({ resend: () => Response.json({ message: 'No' }, { status: 422 }) });
  expect(await (await post()).json()).toEqual({ success: false });
  expect(mail.status).toBe('failed');
});

it.each([
  [403, '42501', 'not_permitted'],
  [404, 'PT404', 'email_gone'],
  [409, 'PT409', 'email_sent'],
])('returns the error %i and sends nothing', async (status, sqlState, code) => {
  const details = JSON.stringify({ code, values: {} });
  const { calls } = backend({
    decision: () => Response.json({ code: sqlState, message: 'x', details }, { status }),
  });
  const response = await post();
  expect([response.status, await response.json()]).toEqual([
    status,
    { success: false, error: 'x', code, values: {} },
  ]);
  expect(calls).toHaveLength(1);
});

it('sends no request without a user’s token, or without a mail', async () => {
  const { calls } = backend();
  expect((await post({ mailId }, null)).status).toBe(401);
  expect((await post({ mailId }, 'sb_secret_x')).status).toBe(401);
  expect((await post({ mailId: 'all' })).status).toBe(400);
  expect(calls).toEqual([]);
});

it('does not expose internal errors', async () => {
  backend({ decision: () => Response.json({ code: 'XX000', message: 'secret' }, { status: 500 }) });
  const response = await post();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});
