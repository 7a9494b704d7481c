import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { post, testBackend, tokenIn } from './_shared/newsletter/backend.fixture.ts';
import confirm from './newsletter-confirm/handler.ts';
import unsubscribe from './newsletter-unsubscribe/handler.ts';

const token = 'a-_4'.padEnd(43, 'x');

afterEach(() => vi.unstubAllGlobals());

it('welcomes with a one-click unsubscribe link, and keeps only the hash of its token', async () => {
  const { subscriptions, outbox, mails } = testBackend();
  subscriptions.push({
    id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
    email: 'amel@example.com',
    status: 'pending',
    requested_at: new Date().toISOString(),
    confirm_token_hash: createHash('sha256').update(token).digest('hex'),
  });
  await post(confirm, { token });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  const unsubscribeToken = tokenIn(mails[0]);
  expect(mails[0]?.html).toContain(
    `https://site.example/newsletter/unsubscribe#token=${unsubscribeToken}`,
  );
  expect(JSON.stringify([subscriptions, outbox])).not.toContain(unsubscribeToken);
  const address = /<(.+)>/.exec(mails[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const response = await unsubscribe(
    new Request(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    { SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'secret-key' },
  );
  expect(response.status).toBe(200);
  expect(subscriptions).toMatchObject([{ status: 'unsubscribed' }]);
});
