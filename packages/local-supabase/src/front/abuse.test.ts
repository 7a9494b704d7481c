import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPassword } from '../database/accounts.ts';
import { functionsDir } from '../paths.ts';
import type { Backend } from '../start-backend.ts';
import { clientOf, startTestBackend } from '../testing/shared-backend.ts';

let backend: Backend;
let pauses: number[] = [];
beforeAll(async () => {
  backend = await startTestBackend({
    functionsDir,
    // The values of config.toml; only the pauses are written down instead of waited for.
    rateLimits: { pause: async (milliseconds) => void pauses.push(milliseconds) },
  });
});
afterAll(() => backend.stop());

interface From {
  address: string;
  /** What a caller writes into the headers that some gateways fill. */
  forged?: string;
}

/** Posts as a visitor whose connection comes from an address. */
async function post(
  path: string,
  body: unknown,
  { address, forged }: From,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${backend.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
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
const inTurn = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const outcomes: T[] = [];
  for (let index = 0; index < count; index++) outcomes.push(await work(index));
  return outcomes;
};

describe('sixty inquiries in a row', () => {
  it('from one place are refused after twenty, and somebody elsewhere is served', async () => {
    const answers = await inTurn(60, (index) =>
      send({ address: '192.0.2.10', forged: `203.0.113.${index}` }),
    );
    expect(tally(answers)).toEqual({ 201: 20, 429: 40 });
    expect(JSON.parse(answers[59]?.text ?? '')).toMatchObject({
      code: 'PT429',
      hint: 'Send it again in an hour.',
    });
    expect((await send({ address: '198.51.100.20' })).status).toBe(201);
  });

  it('at the same moment are bounded alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send({ address: '192.0.2.11' })),
    );
    expect(tally(answers)).toEqual({ 201: 20, 429: 40 });
  });

  it('in the name of one address are refused after five, wherever they come from', async () => {
    const answers = await inTurn(60, (index) =>
      send({ address: `192.0.2.${100 + index}` }, { email: 'victim@example.org' }),
    );
    expect(tally(answers)).toEqual({ 201: 5, 429: 55 });
  });

  it('leave the second try of a saved one what it is: saved', async () => {
    const from = { address: '192.0.2.12' };
    const first = inquiry();
    expect((await post('/rest/v1/contact_submissions', first, from)).status).toBe(201);
    await inTurn(19, () => send(from));
    expect((await send(from)).status).toBe(429);
    const again = await post('/rest/v1/contact_submissions', first, from);
    expect([again.status, JSON.parse(again.text).code]).toEqual([409, '23505']);
  });

  it('that look alike are kept as spam, and nobody is mailed about them', async () => {
    const message =
      'Buy cheap watches now, the best price in town, only this week for your friends!';
    const ids = await inTurn(5, async (index) => {
      const id = crypto.randomUUID();
      expect((await send({ address: `198.51.100.${index}` }, { id, message })).status).toBe(201);
      return id;
    });
    const rows = await backend.sql<{ status: string }>(
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
      await backend.sql('select from public.mail_outbox where submission_id = $1', [submissionId]),
    ).toEqual([]);
    const chosen = { submission_id: submissionId, travel_ids: ['tipaza'] };
    expect(
      (await post('/rest/v1/inquiry_selections', chosen, { address: '198.51.100.4' })).status,
    ).toBe(201);
  });
});

describe('sixty wrong passwords in a row', () => {
  const signIn = (from: From, email: string, password = 'wrong-password') =>
    post('/auth/v1/token?grant_type=password', { email, password }, from);

  it('become slower, are refused after thirty, and somebody elsewhere signs in', async () => {
    pauses = [];
    const answers = await inTurn(60, (index) =>
      signIn({ address: '192.0.2.20', forged: `203.0.113.${index}` }, 'admin@example.com'),
    );
    expect(tally(answers)).toEqual({ 400: 30, 429: 30 });
    const slower = [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400];
    expect(pauses).toEqual([500, 500, 500, ...slower, ...Array(18).fill(1500)]);
    const right = [{ address: '198.51.100.21' }, 'admin@example.com', seededPassword] as const;
    expect((await signIn(...right)).status).toBe(200);
  });

  it('at the same moment are bounded alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signIn({ address: '192.0.2.21' }, 'admin@example.com')),
    );
    expect(tally(answers)).toEqual({ 400: 30, 429: 30 });
  });
});

describe('sixty newsletter requests in a row', () => {
  it('from one place are refused after ten, and somebody elsewhere is served', async () => {
    const subscribe = (address: string) =>
      post(
        '/functions/v1/newsletter-subscribe',
        {
          email: `${crypto.randomUUID()}@example.org`,
          consentVersion: '2026-11',
          locale: 'en',
          website: 'https://a-program.example',
        },
        { address },
      );
    const answers = await Promise.all(Array.from({ length: 60 }, () => subscribe('192.0.2.90')));
    expect(tally(answers)).toEqual({ 200: 10, 429: 50 });
    expect((await subscribe('198.51.100.90')).status).toBe(200);
  });
});

describe('forms, where the settings ask for work', () => {
  const ask = (isAsked: boolean) =>
    backend.sql('update public.site_settings set asks_for_work = $1', [isAsked]);
  beforeAll(async () => {
    await backend.sql('update private.work set max_number = 1000');
    await ask(true);
  });
  afterAll(() => ask(false));

  /** What the site's worker does, only slower. */
  async function solution(): Promise<string> {
    const { data: task } = await clientOf(backend).rpc('work_challenge').throwOnError();
    let number = 0;
    const hash = () => createHash('sha256').update(`${task.salt}${number}`).digest('hex');
    while (number < task.maxnumber && hash() !== task.challenge) number += 1;
    return btoa(JSON.stringify({ ...task, number }));
  }

  it('an inquiry takes a solution, once', async () => {
    const from = { address: '192.0.2.30' };
    const refused = await send(from);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([428, 'PT428']);
    const work = await solution();
    const sendWith = (header: string) =>
      post('/rest/v1/contact_submissions', inquiry(), from, { 'x-form-work': header });
    expect((await sendWith(work)).status).toBe(201);
    expect((await sendWith(work)).status).toBe(428);
  });

  it('the newsletter does too', async () => {
    const subscribe = async (work?: string) => {
      const email = `${crypto.randomUUID()}@example.org`;
      // Filled in by a program, which spares the mail.
      const website = 'https://a-program.example';
      const body = { email, consentVersion: '2026-11', locale: 'en', website, work };
      const path = '/functions/v1/newsletter-subscribe';
      return (await post(path, body, { address: '192.0.2.31' })).status;
    };
    expect(await subscribe()).toBe(428);
    const work = await solution();
    expect([await subscribe(work), await subscribe(work)]).toEqual([200, 428]);
  });
});
