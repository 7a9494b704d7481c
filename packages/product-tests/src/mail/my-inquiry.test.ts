/** What the link of an inquiry opens, and what an attacker with another link, or none, gets. */
import { createHash } from 'node:crypto';
import { serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attack } from '../support/requests.ts';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fixture.project.sql(`update private.limits set allowed = null where kind like 'inquiry %'`);
});
afterAll(async () => {
  await fixture.project.sql(
    `update private.limits set allowed = 30 where kind = 'inquiry link' and subject = 'network'`,
  );
  await fixture.smtp.stop();
});

const refused = { success: false, inquiry: null };
const call = async (action: string, more: Record<string, unknown>) =>
  (await fixture.call('my-inquiry', { body: { action, ...more } })).answer;
const textTo = (email: string) =>
  (fixture.acceptedFor(email).at(-1)?.text ?? '').replace(/=\r?\n/g, '');
const tokenTo = (email: string) => /\/my-inquiry#([\w-]+)/.exec(textTo(email))?.[1] ?? '';

async function inquiry() {
  const email = `amina-${crypto.randomUUID()}@example.org`;
  const { data, error } = await serviceOf(fixture.project)
    .from('contact_submissions')
    .insert({
      name: 'Amina Test',
      email,
      service: 'general',
      message: 'Three days in the south.',
      created_at: new Date(Date.now() - 120_000).toISOString(),
    })
    .select('id')
    .single();
  if (error) throw error;
  await fixture.drain();
  return { id: data.id, email, token: tokenTo(email) };
}

const write = (token: string, message = crypto.randomUUID(), text = 'When do we leave?') =>
  call('write', { token, message, text });

it('comes with the receipt, opens the inquiry, and is stored as a hash', async () => {
  const { id, email, token } = await inquiry();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await call('read', { token })).toMatchObject({
    success: true,
    inquiry: { reference: id.slice(0, 8).toUpperCase(), message: 'Three days in the south.' },
  });
  const rows = await fixture.project.sql(
    `select link::text from public.inquiry_links link
     union all select mail::text from public.mail_outbox mail`,
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(await call('read', { token }))).not.toContain(email);
});

it('writes back once, tells the office, and takes files of that message only', async () => {
  const { id, token } = await inquiry();
  await fixture.project.sql(
    `update public.office_settings set notification_emails = '{office@example.org}' where id = 1`,
  );
  const message = crypto.randomUUID();
  for (const _ of [1, 2]) expect(await write(token, message)).toMatchObject({ success: true });
  const read = (await call('read', { token })) as { inquiry: { thread: unknown[] } };
  expect(read.inquiry.thread).toHaveLength(1);
  await fixture.drain();
  expect(textTo('office@example.org')).toContain(`/admin/submissions/edit/${id}`);
  expect(textTo('office@example.org')).not.toMatch(/When do we leave|my-inquiry/);

  const upload = (of: string, headers: Record<string, string>, body = '%PDF-1.7\n') =>
    attack(
      fixture.project,
      `/functions/v1/my-inquiry?message=${of}&file=${crypto.randomUUID()}&name=visa.pdf`,
      { method: 'POST', headers, body },
    );
  const other = await inquiry();
  expect((await upload(message, { 'x-inquiry-token': token })).status).toBe(200);
  expect((await upload(message, { 'x-inquiry-token': other.token })).status).toBe(404);
  expect((await upload(message, { 'x-inquiry-token': 'x' })).status).toBe(404);
  expect((await upload(message, { 'x-inquiry-token': token }, '<script>')).status).toBe(415);
  const [file] = await fixture.project.sql<{ id: string }>(
    'select id from public.inquiry_files where message_id = $1',
    [message],
  );
  const download = (with_: string) =>
    attack(fixture.project, '/functions/v1/my-inquiry', {
      body: { action: 'download', token: with_, file: file?.id },
    });
  const got = await download(token);
  expect([got.text, got.headers.get('cache-control')]).toEqual(['%PDF-1.7\n', 'no-store']);
  expect(got.headers.get('content-type')).toBe('application/octet-stream');
  expect((await download(other.token)).status).toBe(404);
});

describe('every link that opens nothing gets the same answer', () => {
  const actions: [string, Record<string, unknown>][] = [
    ['read', {}],
    ['write', { message: crypto.randomUUID(), text: 'Hello' }],
    ['change', { changes: { departureDate: null, returnDate: null, groupSize: '2' } }],
    ['answer-proposal', { proposal: crypto.randomUUID(), accepts: true, reason: '' }],
    ['withdraw', {}],
    ['erase', { email: 'amina@example.org' }],
    ['confirm-erasure', {}],
    ['download', { file: crypto.randomUUID() }],
  ];
  const expectRefusals = async (token: string) => {
    for (const [action, more] of actions) {
      expect([action, await call(action, { token, ...more })]).toEqual([action, refused]);
    }
  };

  it('guessed and malformed', async () => {
    const { token } = await inquiry();
    await expectRefusals(token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')));
    await expectRefusals('x');
  });

  it('expired', async () => {
    const { id, token } = await inquiry();
    await fixture.db
      .from('inquiry_links')
      .update({ expires_at: new Date().toISOString() })
      .eq('submission_id', id)
      .throwOnError();
    await expectRefusals(token);
  });

  it('revoked; the renewed one works, for the address only', async () => {
    const { id, email, token } = await inquiry();
    await fixture.db
      .from('inquiry_links')
      .update({ revoked_at: new Date().toISOString() })
      .eq('submission_id', id)
      .throwOnError();
    await expectRefusals(token);
    const answers = [email, 'nobody@example.org'].map((address) =>
      call('renew', { email: address }),
    );
    expect(await Promise.all(answers)).toEqual([{ success: true }, { success: true }]);
    await vi.waitFor(() => expect(tokenTo(email)).not.toBe(token), { timeout: 5000 });
    expect(fixture.acceptedFor('nobody@example.org')).toEqual([]);
    expect(await call('read', { token: tokenTo(email) })).toMatchObject({ success: true });
    await expectRefusals(token);
  });
});

describe('erasing', () => {
  const erasureTokenTo = async (email: string) =>
    vi.waitFor(
      () => {
        const found = /\/my-inquiry#erase-([\w-]{43})/.exec(textTo(email))?.[1];
        if (!found) throw new Error('no email yet');
        return found;
      },
      { timeout: 5000 },
    );
  const confirm = (token: string) => call('confirm-erasure', { token });
  const countOf = async (email: string) => {
    const rows = await fixture.project.sql(
      'select id from public.contact_submissions where email = $1',
      [email],
    );
    return rows.length;
  };

  it('needs the link that only the address gets, once, and tells office and owner', async () => {
    const { id, email, token } = await inquiry();
    await fixture.project.sql(
      `update public.contact_submissions set status = 'in_progress', assignee_id =
         (select id from public.profiles where email = 'staff@example.com') where id = $1`,
      [id],
    );
    await fixture.project.sql(
      `update public.office_settings set notification_emails = '{erasures@example.org}' where id = 1`,
    );
    expect(await call('erase', { token, email: 'other@example.org' })).toMatchObject({
      success: false,
      inquiry: {},
    });
    expect(await call('erase', { token, email })).toMatchObject({ success: true, inquiry: {} });
    const erasure = await erasureTokenTo(email);
    expect(await confirm(token)).toEqual(refused);
    expect(await countOf(email)).toBe(1);
    expect(await confirm(erasure)).toEqual({ success: true, inquiry: null, outcome: 'erased' });
    expect(await countOf(email)).toBe(0);
    expect(await confirm(erasure)).toEqual(refused);
    expect(await call('read', { token })).toEqual(refused);
    const reference = id.slice(0, 8).toUpperCase();
    for (const address of ['erasures@example.org', 'staff@example.com']) {
      const notice = await vi.waitFor(
        () => {
          const text = textTo(address);
          expect(text).toContain('A customer erased their data');
          return text;
        },
        { timeout: 5000 },
      );
      expect(notice).toContain(`${reference}: in progress`);
      expect(notice).not.toContain(email);
    }
    const [row] = await fixture.project.sql(
      `select inquiries -> 0 ->> 'reference' as reference, by_person from public.erasures
       order by erased_at desc limit 1`,
    );
    expect(row).toEqual({ reference, by_person: true });
  });

  it('asks the office first while a trip is ahead, as the thread says', async () => {
    const { id, email, token } = await inquiry();
    await fixture.project.sql(
      `update public.contact_submissions set status = 'won', assignee_id =
         (select id from public.profiles where email = 'staff@example.com'),
         trip_ended_on = current_date + 20 where id = $1`,
      [id],
    );
    await call('erase', { token, email });
    const erasure = await erasureTokenTo(email);
    for (let click = 0; click < 2; click += 1) {
      expect(await confirm(erasure)).toEqual({ success: true, inquiry: null, outcome: 'office' });
    }
    const page = (await call('read', { token })) as { inquiry: { thread: { body: string }[] } };
    expect(page.inquiry.thread.map(({ body }) => body)).toEqual([
      expect.stringContaining('Please erase everything'),
    ]);
  });

  it('ends after two hours, with another request, and with the link of the inquiry', async () => {
    const { id, email, token } = await inquiry();
    await call('erase', { token, email });
    const first = await erasureTokenTo(email);
    await call('erase', { token, email });
    const second = await vi.waitFor(
      async () => {
        const latest = await erasureTokenTo(email);
        expect(latest).not.toBe(first);
        return latest;
      },
      { timeout: 5000 },
    );
    expect(await confirm(first)).toEqual(refused);
    await fixture.project.sql(
      `update public.inquiry_links set erasure_requested_at = now() - interval '121 minutes'
       where submission_id = $1`,
      [id],
    );
    expect(await confirm(second)).toEqual(refused);
    await fixture.project.sql(
      `update public.inquiry_links set erasure_requested_at = now(), revoked_at = now()
       where submission_id = $1`,
      [id],
    );
    expect(await confirm(second)).toEqual(refused);
    expect(await countOf(email)).toBe(1);
  });
});

it('opens no other inquiry: ids of others are not taken', async () => {
  const [one, other] = [await inquiry(), await inquiry()];
  const message = crypto.randomUUID();
  expect(await write(other.token, message)).toMatchObject({ success: true });
  expect(await write(one.token, message, 'Mine now')).toMatchObject({ success: false });
  expect(JSON.stringify(await call('read', { token: one.token }))).not.toContain(
    'When do we leave',
  );
});

it('guesses are limited for their network', async () => {
  await fixture.project.sql(
    `update private.limits set allowed = 3 where kind = 'inquiry link' and subject = 'network'`,
  );
  const guess = () =>
    attack(fixture.project, '/functions/v1/my-inquiry', {
      body: {
        action: 'read',
        token: createHash('sha256').update(crypto.randomUUID()).digest('base64url'),
      },
      headers: { 'cf-connecting-ip': '192.0.2.77' },
    });
  const statuses = [];
  for (let guesses = 0; guesses < 6; guesses += 1) statuses.push((await guess()).status);
  expect(statuses).toContain(429);
  expect(statuses[0]).toBe(200);
});
