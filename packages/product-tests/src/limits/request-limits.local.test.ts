/**
 * Local only: needs the limits of supabase/migrations, which a named project lifts, and a gateway that takes the
 * visitor's address from X-Forwarded-For.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Project, startLocalProject } from '../support/project.ts';

let project: Project;
beforeAll(async () => {
  project = await startLocalProject({ rateLimits: 'on' });
});
afterAll(async () => {
  const log = vi.spyOn(console, 'error');
  await project.stop();
  expect(
    log,
    'what functions continue after their answer ends before the backend',
  ).not.toBeCalled();
});

interface From {
  address: string;
  /** An address that the sender forges in the headers of gateways. */
  forged?: string;
}

/** Posts from an address. */
async function post(
  path: string,
  body: unknown,
  { address, forged }: From,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${project.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: project.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': forged ? `${forged}, ${address}` : address,
      ...headers,
      ...(forged && { 'cf-connecting-ip': forged, 'x-real-ip': forged }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const inquiry = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  name: 'Nadia',
  email: `${crypto.randomUUID()}@example.org`,
  service: 'general',
  message: 'We would like to see Tipaza.',
  ...changes,
});
const send = (from: From, changes?: Record<string, unknown>) =>
  post('/rest/v1/contact_submissions', inquiry(changes), from);
const tally = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const inSequence = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const outcomes: T[] = [];
  for (let index = 0; index < count; index++) outcomes.push(await work(index));
  return outcomes;
};

describe('sixty inquiries in a row', () => {
  it('from one address are refused after twenty, and another address is served', async () => {
    const answers = await inSequence(60, (index) =>
      send({ address: '192.0.2.10', forged: `203.0.113.${index}` }),
    );
    expect(tally(answers)).toEqual({ 201: 20, 429: 40 });
    expect(JSON.parse(answers[59]?.text ?? '')).toMatchObject({
      code: 'PT429',
      hint: 'Send it again in an hour.',
    });
    expect((await send({ address: '198.51.100.20' })).status).toBe(201);
  });

  it('at the same time are limited too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send({ address: '192.0.2.11' })),
    );
    expect(tally(answers)).toEqual({ 201: 20, 429: 40 });
  });

  it('with one email address are refused after five, from any address', async () => {
    const answers = await inSequence(60, (index) =>
      send({ address: `192.0.2.${100 + index}` }, { email: 'victim@example.org' }),
    );
    expect(tally(answers)).toEqual({ 201: 5, 429: 55 });
  });

  it('leave a retry of a saved one successful', async () => {
    const from = { address: '192.0.2.12' };
    const first = inquiry();
    expect((await post('/rest/v1/contact_submissions', first, from)).status).toBe(201);
    await inSequence(19, () => send(from));
    expect((await send(from)).status).toBe(429);
    const again = await post('/rest/v1/contact_submissions', first, from);
    expect([again.status, JSON.parse(again.text).code]).toEqual([409, '23505']);
  });

  it('that look alike are stored as spam, and send no mails', async () => {
    const message =
      'Buy cheap watches now, the best price in town, only this week for your friends!';
    const ids = await inSequence(5, async (index) => {
      const id = crypto.randomUUID();
      expect((await send({ address: `198.51.100.${index}` }, { id, message })).status).toBe(201);
      return id;
    });
    const rows = await project.sql<{ status: string }>(
      'select status::text from public.contact_submissions where id = any ($1) order by created_at',
      [ids],
    );
    expect(rows.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'spam', 'spam']);
    const submissionId = ids[4];
    const mails = await post(
      '/functions/v1/send-email',
      { ...inquiry({ message }), submissionId },
      { address: '198.51.100.4' },
    );
    expect(JSON.parse(mails.text)).toMatchObject({ success: true });
    expect(
      await project.sql('select from public.mail_outbox where submission_id = $1', [submissionId]),
    ).toEqual([]);
    const chosen = { submission_id: submissionId, travel_ids: ['tipaza'] };
    expect(
      (await post('/rest/v1/inquiry_selections', chosen, { address: '198.51.100.4' })).status,
    ).toBe(201);
  });
});

describe('sixty newsletter requests in a row', () => {
  it('from one address are refused after ten, and another address is served', async () => {
    const subscribe = (address: string) =>
      post(
        '/functions/v1/newsletter-subscribe',
        {
          email: `${crypto.randomUUID()}@example.org`,
          consentVersion: '2026-11',
          locale: 'en',
        },
        { address },
      );
    const answers = await Promise.all(Array.from({ length: 60 }, () => subscribe('192.0.2.90')));
    expect(tally(answers)).toEqual({ 200: 10, 429: 50 });
    expect((await subscribe('198.51.100.90')).status).toBe(200);
  });
});
