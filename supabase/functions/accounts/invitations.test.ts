import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { outboxCall } from '../_shared/outbox.fixture.ts';
import {
  account,
  adminId,
  asAdmin,
  ask,
  backend,
  type Call,
  counted,
  databaseError,
} from './backend.fixture.ts';

const id = '00000000-0000-4000-8000-0000000000ff';
const nextWeek = new Date(Date.now() + 6 * 86_400_000).toISOString();
const invitation = (changes: object = {}) => ({
  id,
  email: 'amel@example.org',
  role: 'staff',
  language: 'en',
  expires_at: nextWeek,
  accepted_at: null,
  revoked_at: null,
  created_at: '2026-11-20T10:00:00Z',
  inviter: { email: 'admin@example.com', full_name: 'Admin' },
  ...changes,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function withMail(answers: Parameters<typeof backend>[0], resend = () => Response.json({})) {
  const mail: Record<string, unknown> = { id: 'mail', attempts: 0, status: 'queued' };
  return backend({
    ...asAdmin,
    'GET /rest/v1/accounts': ({ query }: Call) =>
      Response.json(query.has('id') ? [account({ id: adminId, full_name: 'Nadia' })] : []),
    'GET /rest/v1/staff_invitations': [invitation()],
    'GET /rest/v1/site_settings': [],
    'POST /rest/v1/mail_outbox': ({ body }: Call) => {
      Object.assign(mail, (body as object[])[0]);
      return [];
    },
    'GET /rest/v1/mail_outbox': () => [mail],
    'POST /rest/v1/rpc/claim_mails': ({ body, path }: Call) => outboxCall(path, body, [mail]),
    'POST /rest/v1/rpc/settle_mail': ({ body, path }: Call) => outboxCall(path, body, [mail]),
    'POST /emails': resend,
    ...answers,
  });
}

const find = (calls: Call[], method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path);
function of(calls: Call[], method: string, path: string): Call {
  const call = find(calls, method, path);
  if (!call) throw new Error(`Nobody asked for ${method} ${path}.`);
  return call;
}
const invite = { body: { email: ' Amel@Example.org', role: 'staff' } };

it('mails a link and stores only the hash of its token', async () => {
  const calls = withMail({ 'POST /rest/v1/staff_invitations': invitation() });
  const response = await ask('POST', 'invitations', invite);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ id, state: 'open', mail_status: 'sent' });

  const sent = of(calls, 'POST', '/emails').body as { text: string; html: string; to: string[] };
  expect(sent.to).toEqual(['amel@example.org']);
  const link = /https:\/\/site\.example\/admin\/invitation#token=([\w-]{43})/;
  const token = link.exec(sent.text)?.[1] ?? '';
  expect(link.exec(sent.html)?.[1]).toBe(token);
  expect(sent.text).toContain('Nadia has invited you');

  const row = of(calls, 'POST', '/rest/v1/staff_invitations');
  expect(row.bearer).toBe('secret-key');
  expect(row.body).toMatchObject({
    email: 'amel@example.org',
    invited_by: adminId,
    token_hash: await hashOfLinkToken(token),
  });
  const stored = calls.filter(({ path }) => path.startsWith('/rest/'));
  expect(JSON.stringify(stored.map(({ body }) => body))).not.toContain(token);
});

it.each([
  ['fr', 'Nadia vous invite à rejoindre Expat Buddy', '<html lang="fr" dir="ltr">'],
  [
    'ar',
    'دعوة من \u2068Nadia\u2069 للانضمام إلى \u2068Expat Buddy\u2069',
    '<html lang="ar" dir="rtl">',
  ],
])('invites in the language that was chosen: %s', async (language, subject, frame) => {
  const calls = withMail({ 'POST /rest/v1/staff_invitations': invitation({ language }) });
  await ask('POST', 'invitations', { body: { ...invite.body, language } });
  expect(of(calls, 'POST', '/rest/v1/staff_invitations').body).toMatchObject({ language });
  const sent = of(calls, 'POST', '/emails').body as { subject: string; text: string; html: string };
  expect(sent.subject).toBe(subject);
  expect(sent.html).toContain(frame);
  expect(sent.text).toMatch(/https:\/\/site\.example\/admin\/invitation#token=[\w-]{43}/);
  expect(sent.text).not.toMatch(/invited|valid for|staff member/);
});

it('reports a failed mail, and keeps the invitation', async () => {
  withMail({ 'POST /rest/v1/staff_invitations': invitation() }, () =>
    Response.json({}, { status: 500 }),
  );
  const response = await ask('POST', 'invitations', invite);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ mail_status: 'failed' });
});

it.each([
  ['has a role', [account({ role: 'staff' })], 'person_has_role'],
  ['is disabled', [account({ disabled_at: '2026-11-02' })], 'account_to_enable'],
])('does not invite somebody who %s', async (_, known, code) => {
  const calls = withMail({ 'GET /rest/v1/accounts': () => Response.json(known) });
  const response = await ask('POST', 'invitations', invite);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ field: 'email', code });
  expect(find(calls, 'POST', '/emails')).toBeUndefined();
});

it('refuses a second open invitation to one address, without a mail', async () => {
  const calls = withMail({
    'POST /rest/v1/staff_invitations': databaseError(409, '23505', 'duplicate key'),
  });
  const response = await ask('POST', 'invitations', invite);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ field: 'email', code: 'address_invited' });
  expect(find(calls, 'POST', '/emails')).toBeUndefined();
});

it('answers 422 with the fields', async () => {
  backend(asAdmin);
  const response = await ask('POST', 'invitations', { body: { email: 'amel' } });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(['email', 'role']);
});

it('resends with a new token and seven more days', async () => {
  const calls = withMail({
    'GET /rest/v1/staff_invitations': [invitation({ expires_at: '2026-01-01T00:00:00Z' })],
    'PATCH /rest/v1/staff_invitations': [invitation()],
  });
  expect((await ask('PUT', `invitations/${id}`, { body: { resend: true } })).status).toBe(200);
  const change = of(calls, 'PATCH', '/rest/v1/staff_invitations');
  const { token_hash, expires_at } = change.body as Record<string, string>;
  expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const { text } = of(calls, 'POST', '/emails').body as { text: string };
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(token_hash).toBe(await hashOfLinkToken(token));
  // Excludes invitations accepted or revoked in the meantime.
  expect([change.query.get('accepted_at'), change.query.get('revoked_at')]).toEqual([
    'is.null',
    'is.null',
  ]);
});

it('neither resends nor revokes a closed invitation', async () => {
  for (const over of [{ accepted_at: '2026-11-20' }, { revoked_at: '2026-11-20' }]) {
    withMail({ 'GET /rest/v1/staff_invitations': [invitation(over)] });
    expect((await ask('PUT', `invitations/${id}`, { body: { resend: true } })).status).toBe(409);
    expect((await ask('DELETE', `invitations/${id}`)).status).toBe(409);
  }
  withMail({ 'GET /rest/v1/staff_invitations': [] });
  expect((await ask('DELETE', `invitations/${id}`)).status).toBe(404);
});

it('revokes as the caller', async () => {
  const calls = withMail({ 'PATCH /rest/v1/staff_invitations': [{ id }] });
  expect((await ask('DELETE', `invitations/${id}`)).status).toBe(200);
  const change = of(calls, 'PATCH', '/rest/v1/staff_invitations');
  expect(change.bearer).not.toBe('secret-key');
  expect(change.body).toEqual({ revoked_at: expect.any(String) });
});

it('lists invitations with their state and the state of their mail', async () => {
  backend({
    ...asAdmin,
    'GET /rest/v1/staff_invitations': () =>
      counted([invitation(), invitation({ expires_at: '2026-01-01T00:00:00Z' })], 2),
    'GET /rest/v1/mail_outbox': [
      { to_email: 'amel@example.org', status: 'sent' },
      { to_email: 'amel@example.org', status: 'failed' },
    ],
  });
  const response = await ask('GET', 'invitations');
  expect(response.headers.get('content-range')).toBe('invitations 0-1/2');
  expect(await response.json()).toMatchObject([
    { state: 'open', invited_by_name: 'Admin', mail_status: 'failed' },
    { state: 'expired', mail_status: 'failed' },
  ]);
});
