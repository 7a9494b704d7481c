import { expect, it } from 'vitest';
import { smtp } from './smtp.ts';

// What it sends: product-tests/src/mail has the tests, on a mail server.

const MIME = new TextEncoder().encode('From: amina@example.org\r\n\r\nOn Friday.');

const take = (headers: Record<string, string>, content: Uint8Array<ArrayBuffer> = MIME) =>
  smtp.inbound?.fetch({ headers: new Headers(headers), body: async () => content }, {});

it('hands over the email with the addresses of the SMTP dialogue', async () => {
  const mail = await take({
    'x-envelope-from': '',
    'x-envelope-to': 'a@example.com,b@example.com',
  });
  expect(mail).toMatchObject({
    original: MIME,
    recipients: ['a@example.com', 'b@example.com'],
    returnPath: '',
  });
  expect(await take({})).not.toHaveProperty('returnPath');
});

it('recognises a repeated delivery by its content', async () => {
  const [first, second] = await Promise.all([take({}), take({ 'x-envelope-to': 'a@example.com' })]);
  expect(second?.id).toBe(first?.id);
  expect((await take({}, MIME.slice(1)))?.id).not.toBe(first?.id);
});
