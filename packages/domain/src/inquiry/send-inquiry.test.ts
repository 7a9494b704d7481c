import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.types.ts';
import { createFunctionsClient } from '../functions/functions-client.ts';
import { readPlan } from '../plan/read-plan.ts';
import { isLastingRefusal, UnansweredInquiryError } from './errors.ts';
import { inquiryFailures } from './messages.ts';
import { inquirySchema } from './schema.ts';
import { sendInquiry } from './send-inquiry.ts';
import { isSubmissionId, newSubmissionId } from './submission-id.ts';

type Sent = { path: string; body: Record<string, unknown> };

const id = '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11';
const inquiry = inquirySchema.parse({
  name: 'Amina',
  email: 'amina@example.com',
  service: 'trip-planner',
  message: 'A week in the south, please.',
  groupSize: '2',
});

/** A backend of canned answers by path; everything else is created. */
function backend(answers: Record<string, () => Response> = {}) {
  const sent: Sent[] = [];
  const preferences: string[] = [];
  const signals: (string | null)[] = [];
  const work: (string | null)[] = [];
  const answer: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    preferences.push(new Headers(init?.headers).get('prefer') ?? '');
    signals.push(new Headers(init?.headers).get('x-spam-signals'));
    work.push(new Headers(init?.headers).get('x-proof-of-work'));
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    return answers[path]?.() ?? new Response(null, { status: 201 });
  };
  const sender = {
    database: new PostgrestClient<Database>('http://backend/rest/v1', { fetch: answer }),
    functions: createFunctionsClient({
      url: 'http://backend/',
      publishableKey: 'key',
      fetch: answer,
    }),
  };
  return { sender, sent, preferences, signals, work };
}

const refusal = (code: string, status: number) => () =>
  Response.json({ code, message: '', details: null, hint: null }, { status });
const duplicate = refusal('23505', 409);
const accepted = { '/functions/v1/send-email': () => Response.json({ success: true }) };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('inserts exactly the specification’s fields without reading them back, then requests the mails', async () => {
  const { sender, sent, preferences } = backend(accepted);
  const { reference, notified } = await sendInquiry(sender, inquiry, id);

  expect(reference).toBe('0B6C2F4E');
  expect(await notified).toBe(true);
  const fields = {
    name: 'Amina',
    email: 'amina@example.com',
    service: 'trip-planner',
    message: 'A week in the south, please.',
    groupSize: '2',
    childrenUnder12: 0,
    childrenUnder5: 0,
    departureDate: null,
    returnDate: null,
    needsTransportation: false,
  };
  expect(sent).toEqual([
    { path: '/rest/v1/contact_submissions', body: { id, ...fields } },
    { path: '/functions/v1/send-email', body: { ...fields, submissionId: id } },
  ]);
  expect(preferences.join()).not.toContain('representation');
});

it('saves the selection in its own table', async () => {
  const { sender, sent } = backend(accepted);
  await sendInquiry(sender, { ...inquiry, travels: ['tipaza'], includesCamping: true }, id);
  expect(sent[1]).toMatchObject({
    path: '/rest/v1/inquiry_selections',
    body: { submission_id: id, travel_ids: ['tipaza'], activity_ids: [], includes_camping: true },
  });
});

it('saves the subject of the page, but not among the specification’s fields', async () => {
  const { sender, sent } = backend(accepted);
  await sendInquiry(sender, { ...inquiry, subject: 'Airport Welcome' }, id);
  expect(sent[0]?.body).not.toHaveProperty('subject');
  expect(sent[1]?.body).toMatchObject({ submission_id: id, subject: 'Airport Welcome' });
  expect(sent[2]?.body).not.toHaveProperty('subject');
});

it('saves the language of the page with the selection only, even if nothing else was chosen', async () => {
  const { sender, sent } = backend(accepted);
  await sendInquiry(sender, { ...inquiry, language: 'fr' }, id);
  expect(sent[0]?.body).not.toHaveProperty('language');
  expect(sent[1]?.body).toMatchObject({ submission_id: id, language: 'fr' });
  expect(sent[2]?.body).not.toHaveProperty('language');
});

it('saves the plan with the selection only', async () => {
  const { sender, sent } = backend(accepted);
  const plan = readPlan({ people: 4, items: [{ kind: 'travel', id: 'oran', title: 'Oran' }] });
  await sendInquiry(sender, { ...inquiry, plan }, id);
  expect(sent[0]?.body).not.toHaveProperty('plan');
  expect(sent[1]?.body).toMatchObject({ submission_id: id, plan });
  expect(sent[2]?.body).not.toHaveProperty('plan');
});

it('counts a retry as saved when the first request had arrived', async () => {
  const { sender } = backend({
    ...accepted,
    '/rest/v1/contact_submissions': duplicate,
    '/rest/v1/inquiry_selections': duplicate,
  });
  const { notified } = await sendInquiry(sender, { ...inquiry, activities: ['diving'] }, id);
  expect(await notified).toBe(true);
});

it.each([
  ['the row', '/rest/v1/contact_submissions', refusal('23514', 400)],
  ['the selection', '/rest/v1/inquiry_selections', refusal('42501', 403)],
])('fails with the specification’s message when %s is refused', async (_, path, answer) => {
  const { sender, sent } = backend({ [path]: answer });
  await expect(sendInquiry(sender, { ...inquiry, travels: ['tipaza'] }, id)).rejects.toThrow(
    'Failed to save your inquiry. Please try again.',
  );
  expect(sent.map((request) => request.path)).not.toContain('/functions/v1/send-email');
});

it.each([
  [
    'nothing answers',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['a captive portal returns its own page', () => new Response('<p>Sign in</p>')],
])('is unanswered, not refused, when %s', async (_, answer) => {
  const { sender } = backend({ '/rest/v1/contact_submissions': answer });
  await expect(sendInquiry(sender, inquiry, id)).rejects.toBeInstanceOf(UnansweredInquiryError);
});

it('counts as saved when it arrived long before and its selection is refused', async () => {
  const { sender } = backend({
    ...accepted,
    '/rest/v1/contact_submissions': duplicate,
    '/rest/v1/inquiry_selections': refusal('42501', 403),
  });
  const { notified } = await sendInquiry(sender, { ...inquiry, travels: ['tipaza'] }, id);
  expect(await notified).toBe(true);
});

it('reports the hourly rate limit', async () => {
  const { sender } = backend({ '/rest/v1/contact_submissions': refusal('PT429', 429) });
  await expect(sendInquiry(sender, inquiry, id)).rejects.toThrow(/again in an hour/);
});

it('sends spam signals in a header, and none for a person', async () => {
  const { sender, sent, signals } = backend(accepted);
  await sendInquiry(sender, { ...inquiry, spamSignals: ['honeypot', 'too-fast'] }, id);
  await sendInquiry(sender, { ...inquiry, spamSignals: [] }, id);
  expect(signals).toEqual(['honeypot,too-fast', null, null, null]);
  expect(JSON.stringify(sent)).not.toContain('honeypot');
});

it.each([
  ['fails', () => new Response('no', { status: 500 })],
  ['has no success', () => Response.json({})],
  ['refuses', () => Response.json({ success: false })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('only warns when the mail function %s', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { sender } = backend({ '/functions/v1/send-email': answer });
  const { notified } = await sendInquiry(sender, inquiry, id);
  expect(await notified).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

it('makes uuids, with and without crypto.randomUUID', () => {
  expect(isSubmissionId(newSubmissionId())).toBe(true);
  // A page served without TLS has no randomUUID.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(isSubmissionId(newSubmissionId())).toBe(true);
  expect(isSubmissionId("0b6c2f4e' or true")).toBe(false);
});

describe('where the settings require a proof of work', () => {
  const path = '/rest/v1/contact_submissions';
  const wanted = refusal('PT428', 428);

  it('sends a solution that is ready, without requesting another', async () => {
    const { sender, work } = backend(accepted);
    const getProofOfWork = vi.fn(async () => 'early');
    await sendInquiry({ ...sender, getProofOfWork }, inquiry, id);
    expect([work[0], getProofOfWork.mock.calls]).toEqual(['early', [[false]]]);
  });

  it('solves a new challenge after a refusal, and resends with the same id', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? wanted() : new Response(null, { status: 201 }));
    const { sender, sent, work } = backend({ ...accepted, [path]: answer });
    const getProofOfWork = async (isRequired: boolean) => (isRequired ? 'fresh' : undefined);
    await sendInquiry({ ...sender, getProofOfWork }, inquiry, id);
    expect(work.slice(0, 2)).toEqual([null, 'fresh']);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('reports a failed proof of work, which may be retried later', async () => {
    const { sender } = backend({ [path]: wanted });
    const sending = sendInquiry({ ...sender, getProofOfWork: async () => 'wrong' }, inquiry, id);
    const error = await sending.catch((reason: unknown) => reason);
    expect((error as Error).message).toBe(inquiryFailures.spamCheck);
    expect(isLastingRefusal(error)).toBe(false);
  });
});
