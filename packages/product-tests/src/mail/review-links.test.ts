import { clientOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => fixture.smtp.stop());

const review = {
  rating: 4,
  comment: 'It was good, mostly.',
  name: 'Amina',
  visited_month: '2026-10-01',
};
const call = async (action: string, token: string, more: Record<string, unknown> = {}) =>
  (await fixture.call('reviews', { body: { action, token, ...more } })).answer;
const textTo = (email: string) =>
  (fixture.acceptedFor(email).at(-1)?.text ?? '').replace(/=\r?\n/g, '');
const refused = { success: false, review: null };

/** A won inquiry whose trip ended five days ago. @returns the address and the id */
async function wonInquiry(changes: Record<string, unknown> = {}) {
  const email = `amina-${crypto.randomUUID()}@example.org`;
  const { data, error } = await fixture.db
    .from('contact_submissions')
    .insert({
      name: 'Amina Test',
      email,
      service: 'general',
      message: 'Three days in the south.',
    })
    .select('id')
    .single();
  if (error) throw error;
  const [staff] = await fixture.project.sql<{ id: string }>(
    `select user_id as id from public.staff_roles limit 1`,
  );
  await fixture.db
    .from('contact_submissions')
    .update({
      status: 'won',
      assignee_id: staff?.id ?? null,
      trip_ended_on: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10),
      ...changes,
    })
    .eq('id', data.id)
    .throwOnError();
  return { email, id: data.id };
}

async function askedFor(email: string): Promise<string> {
  await fixture.drain();
  return /\/review#([\w-]+)/.exec(textTo(email))?.[1] ?? '';
}

it('opens the form, writes once, and shows the author what they wrote', async () => {
  const { email, id } = await wonInquiry();
  const token = await askedFor(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  await fixture.drain();
  expect(fixture.acceptedFor(email).filter(({ text }) => text.includes('/review#'))).toHaveLength(
    1,
  );
  const stored = await fixture.project.sql(
    `select * from public.review_requests where submission_id = $1 union all
     select * from public.review_requests where false`,
    [id],
  );
  expect(JSON.stringify(stored)).not.toContain(token);

  expect(await call('open', token)).toMatchObject({ success: true, review: { state: 'open' } });
  expect(await call('write', token, { review })).toEqual({ success: true });
  expect(await call('write', token, { review })).toEqual({ success: false });
  expect(await call('open', token)).toMatchObject({
    review: { state: 'written', comment: review.comment, status: 'pending' },
  });
  const seen = await clientOf(fixture.project)
    .from('reviews')
    .select('id')
    .eq('comment', review.comment);
  expect(seen.data).toEqual([]);
  expect(await call('withdraw', token)).toEqual({ success: true });
  expect(await call('open', token)).toEqual(refused);
});

it('gives a guessed, an expired and a malformed token the same answer', async () => {
  const { email, id } = await wonInquiry();
  const token = await askedFor(email);
  const guessed = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(await call('open', guessed)).toEqual(refused);
  expect(await call('open', 'x')).toEqual(refused);
  await fixture.db
    .from('review_requests')
    .update({ expires_at: new Date().toISOString() })
    .eq('submission_id', id)
    .throwOnError();
  expect(await call('open', token)).toEqual(refused);
  expect(await call('write', token, { review })).toEqual({ success: false });
});

it('refuses a review that the form would refuse', async () => {
  const { email } = await wonInquiry();
  const token = await askedFor(email);
  for (const wrong of [
    { rating: 6 },
    { comment: 'Short' },
    { name: ' ' },
    { visited_month: '2026-10-02' },
  ]) {
    const { status } = await fixture.call('reviews', {
      body: { action: 'write', token, review: { ...review, ...wrong } },
    });
    expect(status).toBe(400);
  }
  expect(await call('open', token)).toMatchObject({ review: { state: 'open' } });
});

it('is not sent once staff hold it back', async () => {
  const { email, id } = await wonInquiry();
  await fixture.smtp.stop();
  await fixture.drain();
  await fixture.db
    .from('contact_submissions')
    .update({ holds_review_request: true })
    .eq('id', id)
    .throwOnError();
  await fixture.smtp.start();
  const { data } = await fixture.db
    .from('mail_outbox')
    .select('id')
    .eq('submission_id', id)
    .eq('kind', 'review_request')
    .single();
  await fixture.makeDue(data?.id ?? '');
  await fixture.drain();
  expect((await fixture.mail(data?.id ?? '')).status).toBe('withdrawn');
  expect(textTo(email)).not.toContain('/review#');
});
