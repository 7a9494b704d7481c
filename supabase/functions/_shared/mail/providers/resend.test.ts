import { afterEach, expect, it, vi } from 'vitest';
import type { Mail } from '../mail.ts';
import { LastingMailError } from '../mail-errors.ts';
import { resend } from './resend.ts';

// Events and received emails: mail-webhook and inbound-mail have the tests.

const mail: Mail = {
  id: 'b6b1a3f4-0000-4000-8000-000000000001',
  to: ['amel@example.com'],
  fromName: 'Nadia',
  replyTo: 'reply@example.com',
  subject: 'Your inquiry',
  text: 'Hello',
  html: '<p>Hello</p>',
  autoSubmitted: 'auto-generated',
  files: [{ name: 'offer.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) }],
  idempotencyKey: 'reply:1',
  beforeHandingOver: async () => undefined,
};
const send = resend.send({ RESEND_API_KEY: 're_key' }, 'Office <office@example.com>');
const answerWith = (response: Response) => {
  const request = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', request);
  return request;
};

afterEach(() => vi.unstubAllGlobals());

it('sends an email once, however often it is tried, under an id that its webhook returns', async () => {
  const request = answerWith(Response.json({ id: 'x' }));
  await send(mail);
  const { headers, body } = request.mock.lastCall?.[1] ?? {};
  expect(headers).toMatchObject({ authorization: 'Bearer re_key', 'idempotency-key': 'reply:1' });
  expect(JSON.parse(String(body))).toMatchObject({
    from: '"Nadia" <office@example.com>',
    reply_to: 'reply@example.com',
    tags: [{ name: 'mail', value: mail.id }],
    attachments: [{ filename: 'offer.pdf', content_type: 'application/pdf', content: 'AQID' }],
  });
});

it.each([
  [422, true],
  [401, false],
  [429, false],
  [500, false],
])('after status %i, a retry is useless: %s', async (status, isLasting) => {
  answerWith(new Response('No', { status }));
  const error: unknown = await send(mail).catch((reason) => reason);
  expect(error).toMatchObject({ message: `Resend answered ${status}: No` });
  expect(error instanceof LastingMailError).toBe(isLasting);
});
