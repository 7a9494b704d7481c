import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailWorld } from '../testing/mail-world.ts';
import { clientOf, signedIn } from '../testing/shared-backend.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await MailWorld.start();
});
afterAll(() => world.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  world.smtp.mood = 'well';
  vi.restoreAllMocks();
  await world.backend.sql('delete from public.mail_outbox');
});

const outcomes = async (id: string) =>
  (await world.mail(id)).mail_attempts.map(({ outcome }: { outcome: string }) => outcome);

describe('a mail server', () => {
  it('that is down and comes back costs no mail and doubles none', async () => {
    const id = await world.queue({ to_email: 'down@example.org' });
    await world.smtp.stop();
    expect((await world.drain()).answer).toEqual({ success: true, sent: 0, failed: 1 });
    expect(await world.mail(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    await world.smtp.start();
    await world.drain();
    expect(world.takenFor('down@example.org')).toHaveLength(0);
    await world.makeDue(id);
    expect((await world.drain()).answer).toEqual({ success: true, sent: 1, failed: 0 });
    await world.drain();
    expect(world.takenFor('down@example.org')).toHaveLength(1);
    expect(await world.mail(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
    expect(await outcomes(id)).toEqual(['failed', 'sent']);
  });

  it.each(['busy', 'silent'] as const)('that is %s is asked again later', async (mood) => {
    const id = await world.queue();
    world.smtp.mood = mood;
    await world.drain();
    const { status, mail_attempts: attempts } = await world.mail(id);
    expect([status, attempts[0].outcome]).toEqual(['queued', 'failed']);
    expect(attempts[0].sentence).not.toBe('');
  });

  it('that does not know the recipient is not asked again', async () => {
    const id = await world.queue();
    world.smtp.mood = 'unknown';
    await world.drain();
    expect(await world.mail(id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('that is slow gets each mail once, from however many drains', async () => {
    world.smtp.mood = 'slow';
    const to_email = 'slow@example.org';
    await Promise.all(Array.from({ length: 6 }, () => world.queue({ to_email })));
    const drains = await Promise.all([world.drain(), world.drain(), world.drain()]);
    expect(drains.reduce((sum, { answer }) => sum + answer.sent, 0)).toBe(6);
    const ids = world.takenFor(to_email).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });
});

it('pauses grow, and a mail that fails for two days is set aside for a person', async () => {
  const id = await world.queue({ to_email: 'aside@example.org' });
  await world.smtp.stop();
  const minutes: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    await world.makeDue(id);
    await world.drain();
    minutes.push((await world.pauseOf(id)) / 60);
  }
  await world.smtp.start();
  const wanted = [1, 5, 30, 120, 360, 720, 1440];
  for (const [index, pause] of wanted.entries()) {
    expect(minutes[index]).toBeGreaterThan(pause * 0.89);
    expect(minutes[index]).toBeLessThan(pause * 1.11);
  }
  expect(await world.mail(id)).toMatchObject({ status: 'failed', attempts: 8 });
  await world.makeDue(id);
  await world.drain();
  expect(world.takenFor('aside@example.org')).toHaveLength(0);
});

describe('a server that stopped', () => {
  it('before it handed a mail over: the mail is tried again', async () => {
    const id = await world.queue({ to_email: 'left@example.org' });
    await world.db.rpc('claim_mails', { batch: 1 });
    await world.drain();
    expect(world.takenFor('left@example.org')).toHaveLength(0);
    await world.makeDue(id);
    await world.drain();
    expect(world.takenFor('left@example.org')).toHaveLength(1);
    expect(await outcomes(id)).toEqual(['interrupted', 'sent']);
  });

  it('while it handed a mail over: nobody sends it again but a person, under the same Message-ID', async () => {
    const id = await world.queue({ to_email: 'doubt@example.org' });
    await world.drain();
    // What the database would hold had the server stopped after the mail was taken and before that was noted.
    await world.backend.sql(
      `update public.mail_outbox set status = 'sending', in_doubt_since = now(),
         next_attempt_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    await world.drain();
    await world.drain();
    expect(world.takenFor('doubt@example.org')).toHaveLength(1);
    expect(await world.mail(id)).toMatchObject({
      status: 'failed',
      last_error: 'The server stopped in the middle: the mail may have gone out.',
    });
    const staff = await signedIn(world.backend, 'staff@example.com');
    const token = (await staff.auth.getSession()).data.session?.access_token ?? '';
    const again = await world.call('retry-mail', { token, body: { mailId: id } });
    expect(again.answer).toEqual({ success: true });
    const [first, second] = world.takenFor('doubt@example.org');
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@example\.com>$/);
    expect(await outcomes(id)).toEqual(['sent', 'uncertain', 'sent']);
  });
});

it('a mail server that takes a mail and says nothing leaves a doubt, and gets no copy', async () => {
  const id = await world.queue({ to_email: 'mute@example.org' });
  world.smtp.mood = 'mute';
  await world.drain();
  expect(world.takenFor('mute@example.org')).toHaveLength(1);
  const { status, in_doubt_since: since, attempts } = await world.mail(id);
  expect([status, typeof since, attempts]).toEqual(['failed', 'string', 1]);
  expect(await outcomes(id)).toEqual(['uncertain']);
});

it('what is noted too late does not undo what another did', async () => {
  const id = await world.queue();
  const { data } = await world.db.rpc('claim_mails', { batch: 1 });
  await world.makeDue(id);
  await world.drain();
  await world.db.rpc('settle_mail', {
    mail: id,
    attempt: data[0].attempts,
    outcome: 'failed',
    sentence: 'Too late.',
  });
  expect((await world.mail(id)).status).toBe('sent');
});

it('an inquiry whose sender was gone before its mails were asked for gets them, once', async () => {
  const id = crypto.randomUUID();
  const email = `gone-${id}@example.org`;
  const sent = await clientOf(world.backend)
    .from('contact_submissions')
    .insert({ id, name: 'Amel', email, service: 'general', message: 'Gone before the answer.' });
  expect(sent.error).toBeNull();
  await world.drain();
  expect(world.takenFor(email)).toHaveLength(0);
  await world.backend.sql(
    `update public.contact_submissions set created_at = now() - interval '2 minutes' where id = $1`,
    [id],
  );
  await world.drain();
  await world.drain();
  expect(world.takenFor(email)).toHaveLength(1);
  const office = world
    .takenFor('office@example.com')
    .filter(({ text }) => text.replaceAll('=\n', '').includes(id));
  expect(office).toHaveLength(1);
});

it('a colleague who is given inquiries gets one mail about all of them, once', async () => {
  const first = await forgotten();
  const second = await forgotten();
  const admin = await signedIn(world.backend, 'admin@example.com');
  const { data } = await admin
    .from('profiles')
    .select('id')
    .eq('email', 'staff@example.com')
    .single();
  const given = await admin
    .from('contact_submissions')
    .update({ assignee_id: data?.id ?? '' })
    .in('id', [first.id, second.id]);
  expect(given.error).toBeNull();
  await world.drain();
  await world.drain();
  const mails = world.takenFor('staff@example.com').map(({ text }) => text.replaceAll('=\n', ''));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('2 inquiries have been assigned to you');
  for (const { id } of [first, second]) {
    expect(mails[0]).toContain(id.slice(0, 8).toUpperCase());
    expect((await officeMails(id)).length).toBe(1);
  }
});

/** An inquiry of two minutes ago whose mails nobody asked for. */
async function forgotten(): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const email = `forgotten-${id}@example.org`;
  await world.backend.sql(
    `insert into public.contact_submissions (id, name, email, service, message, created_at)
     values ($1, 'Amel', $2, 'general', 'Forgotten by the browser.', now() - interval '2 minutes')`,
    [id, email],
  );
  return { id, email };
}

const officeMails = (id: string) =>
  world
    .takenFor('office@example.com')
    .map(({ text }) => text.replaceAll('=\n', ''))
    .filter((text) => text.includes(id));

describe('an inquiry that was saved with', () => {
  it('a date of no calendar is mailed with it', async () => {
    const { id, email } = await forgotten();
    await world.backend.sql(
      `update public.contact_submissions set "departureDate" = 'infinity', "returnDate" = 'infinity' where id = $1`,
      [id],
    );
    await world.drain();
    expect(world.takenFor(email)).toHaveLength(1);
    expect(officeMails(id)).toEqual([expect.stringContaining('Departure date: infinity')]);
  });

  it('a selection of anything but ids is mailed without it', async () => {
    const { id, email } = await forgotten();
    await world.backend.sql(
      `insert into public.inquiry_selections (submission_id, travel_ids) values ($1, array_fill(repeat('🐪', 100), array[20]))`,
      [id],
    );
    await world.drain();
    expect(world.takenFor(email)).toHaveLength(1);
    expect(officeMails(id)).toHaveLength(1);
  });
});

it('an inquiry whose mails cannot be written is told to the office in a plain one', async () => {
  const { id, email } = await forgotten();
  await world.backend.sql('revoke select on public.inquiry_selections from service_role');
  await world.drain();
  await world.backend.sql('grant select on public.inquiry_selections to service_role');
  await world.drain();
  expect(world.takenFor(email)).toHaveLength(0);
  expect(officeMails(id)).toEqual([expect.stringContaining('reply from the back office')]);
});

it('a drain deletes the files of a photo whose time under "Deleted" is over, and not before', async () => {
  const path = `${crypto.randomUUID()}.png`;
  const staff = await signedIn(world.backend, 'staff@example.com');
  const file = await staff.storage.from('photos').upload(
    path,
    new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], {
      type: 'image/png',
    }),
  );
  expect(file.error).toBeNull();
  const row = { path, mime_type: 'image/png', width: 1, height: 1, bytes: 1 };
  const { data: photo } = await staff
    .from('photos')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  await staff.from('photos').delete().eq('id', photo.id).throwOnError();
  const isThere = async () =>
    (await fetch(`${world.backend.apiUrl}/storage/v1/object/public/photos/${path}`)).ok;
  const sweepAndDrain = async () => {
    await world.backend.sql('select private.sweep()');
    await world.drain();
  };
  await sweepAndDrain();
  expect(await isThere()).toBe(true);
  await world.backend.sql(
    `update public.record_changes set changed_at = now() - interval '31 days'
     where record_id = $1 and action = 'delete'`,
    [photo.id],
  );
  await sweepAndDrain();
  expect(await isThere()).toBe(false);
  expect(await world.backend.sql('select from private.expired_photo_files')).toEqual([]);
});

it('only the server empties the outbox', async () => {
  for (const token of ['', world.backend.publishableKey, 'sb_secret_guess']) {
    expect((await world.call('drain-outbox', { token })).status).toBe(401);
  }
});
