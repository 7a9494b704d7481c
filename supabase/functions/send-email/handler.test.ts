import { submissionOf } from '@expat-buddy/domain/inquiry/fields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedInquiry } from '../_shared/inquiry/saved-inquiry.fixture.ts';
import { outboxCall } from '../_shared/outbox.fixture.ts';
import handler from './handler.ts';

const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  SITE_URL: 'https://site.example',
  MAIL_FROM: 'Expat Buddy <no-reply@example.com>',
  RESEND_API_KEY: 'resend-key',
};
const { submission } = savedInquiry();
const body = {
  submissionId: submission.id,
  name: 'Somebody Else',
  email: 'elsewhere@example.com',
  service: 'general',
  message: 'Not what was saved at all.',
};

type OutboxRow = { id: string; idempotency_key: string; status: string; attempts: number };
type SentMail = { to: string[]; reply_to?: string; subject: string; text: string };

function backend(options: {
  submission?: typeof submission;
  staff?: string[];
  earlierReceipts?: number;
  resend?: () => Response;
}) {
  const outbox: OutboxRow[] = [];
  const mails: SentMail[] = [];
  const outboxAnswer = (url: URL, init: RequestInit): unknown => {
    const sent = init.body ? JSON.parse(String(init.body)) : null;
    if (init.method === 'POST') {
      for (const row of sent) {
        if (outbox.some((known) => known.idempotency_key === row.idempotency_key)) continue;
        outbox.push({ ...row, id: row.kind, status: 'queued', attempts: 0 });
      }
      return [];
    }
    if (url.searchParams.has('to_email')) return Array(options.earlierReceipts ?? 0).fill({});
    return outbox;
  };
  const tables: Record<string, unknown[]> = {
    contact_submissions: options.submission ? [options.submission] : [],
    office_settings: [{ notification_emails: options.staff ?? ['office@example.com'] }],
    site_settings: [],
  };
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    const url = new URL(String(input));
    if (url.hostname === 'api.resend.com') {
      mails.push(JSON.parse(String(init.body)));
      return options.resend?.() ?? Response.json({ id: 'mail' });
    }
    const sending = outboxCall(url.pathname, init.body && JSON.parse(String(init.body)), outbox);
    if (sending !== undefined) return Response.json(sending);
    const table = url.pathname.replace('/rest/v1/', '');
    return Response.json(table === 'mail_outbox' ? outboxAnswer(url, init) : (tables[table] ?? []));
  });
  return { outbox, mails };
}

function post(content: unknown, settings: Record<string, string> = env): Promise<Response> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return handler(new Request('http://functions.test', { method: 'POST', body: text }), settings);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('mails the saved inquiry to the office’s recipients, whatever the caller sends', async () => {
  const { mails, outbox } = backend({ submission });
  const response = await post(body);
  expect(await response.json()).toEqual({ success: true, reference: '0B6C2F4E' });
  expect(mails.map(({ to, reply_to }) => [to, reply_to])).toEqual([
    [['office@example.com'], 'amina@example.com'],
    [['amina@example.com'], undefined],
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/elsewhere|Somebody|Not what was saved/);
  expect(outbox.map((row) => row.status)).toEqual(['sent', 'sent']);
});

it('mails once, however often it is called', async () => {
  const { mails } = backend({ submission });
  const answers = [await post(body), await post(body)];
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { success: true, reference: '0B6C2F4E' },
    { success: true, reference: '0B6C2F4E' },
  ]);
  expect(mails).toHaveLength(2);
});

it('finds the inquiry by the ten specified fields alone, and mails it once', async () => {
  const { mails } = backend({ submission });
  const fields = submissionOf(submission);
  const answers = [await post(fields), await post(fields)];
  for (const answer of answers) {
    expect(await answer.json()).toEqual({ success: true, reference: '0B6C2F4E' });
  }
  expect(mails.map((mail) => mail.to)).toEqual([['office@example.com'], ['amina@example.com']]);
});

it.each(
  Object.entries({
    name: 'Somebody Else',
    message: 'Not what was saved at all.',
    groupSize: '2',
    childrenUnder5: 1,
    departureDate: '2030-01-02',
    needsTransportation: true,
  }),
)('finds no inquiry that differs in %s', async (field, value) => {
  const { mails } = backend({ submission });
  const response = await post({ ...submissionOf(submission), [field]: value });
  expect([response.status, mails]).toEqual([404, []]);
});

it('refuses an inquiry that is unknown or too old, without a mail', async () => {
  const created_at = new Date(Date.now() - 15 * 60 * 1000 - 1000).toISOString();
  for (const known of [undefined, { ...submission, created_at }]) {
    const { mails, outbox } = backend(known ? { submission: known } : {});
    const response = await post(body);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
    expect([...mails, ...outbox]).toEqual([]);
  }
});

it.each([
  ['no JSON', '{'],
  ['an id that is no uuid', { ...body, submissionId: '1 or true' }],
  ['a form that the site would refuse', { ...body, email: 'nobody' }],
  ['a list', [body]],
  ['a body longer than any form', { ...body, message: 'a'.repeat(200_000) }],
])('answers 400 to %s', async (_, content) => {
  backend({ submission });
  const response = await post(content);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false });
});

it('answers a preflight, and 405 to anything but POST', async () => {
  const ask = (method: string) => handler(new Request('http://functions.test', { method }), env);
  const preflight = await ask('OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
  const get = await ask('GET');
  expect(get.status).toBe(405);
  expect(get.headers.get('access-control-allow-origin')).toBe('*');
});

it('leaves the mail to a retry when the mail service refuses it', async () => {
  const { outbox } = backend({ submission, resend: () => new Response('quota', { status: 429 }) });
  const response = await post(body);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ success: false, reference: '0B6C2F4E' });
  expect(outbox).toMatchObject([
    { status: 'queued', attempts: 1, last_error: 'Error: Resend answered 429: quota' },
    { status: 'queued' },
  ]);
});

it('shows a missing office address as a failed mail instead of losing the inquiry', async () => {
  const { outbox, mails } = backend({ submission, staff: ['', 'no address'] });
  expect(await (await post(body)).json()).toMatchObject({ success: false });
  expect(outbox[0]).toMatchObject({ id: 'inquiry_staff', status: 'failed' });
  expect(mails.map((mail) => mail.to)).toEqual([['amina@example.com']]);
});

it('sends no mail about spam, and answers its sender as usual', async () => {
  const { mails, outbox } = backend({ submission: { ...submission, status: 'spam' } });
  expect(await (await post(body)).json()).toEqual({ success: true, reference: '0B6C2F4E' });
  expect([...mails, ...outbox]).toEqual([]);
});

it('stops sending receipts to an address that got five within the hour', async () => {
  const { mails } = backend({ submission, earlierReceipts: 5 });
  expect(await (await post(body)).json()).toMatchObject({ success: true });
  expect(mails.map((mail) => mail.to)).toEqual([['office@example.com']]);
});

it('does not expose internal errors', async () => {
  backend({ submission });
  const response = await post(body, { ...env, SUPABASE_SERVICE_ROLE_KEY: '' });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/SERVICE_ROLE|setting/);
});
