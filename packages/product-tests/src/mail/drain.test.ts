/** What a call of `drain-outbox` does besides sending what is due. */
import { clientOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
});
afterAll(() => fixture.smtp.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.project.sql('delete from public.mail_outbox where true');
});

/** An inquiry sent two minutes ago, without a request for its mails. */
async function forgotten(): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const email = `forgotten-${id}@example.org`;
  await fixture.project.sql(
    `insert into public.contact_submissions (id, name, email, service, message, created_at)
     values ($1, 'Amel', $2, 'general', 'Forgotten by the browser.', now() - interval '2 minutes')`,
    [id, email],
  );
  return { id, email };
}

const officeMails = (id: string) =>
  fixture
    .acceptedFor('office@example.com')
    .map(({ text }) => text.replaceAll('=\n', ''))
    .filter((text) => text.includes(id));

it('an inquiry whose sender left before requesting its mails gets them, once', async () => {
  const id = crypto.randomUUID();
  const email = `gone-${id}@example.org`;
  const sent = await clientOf(fixture.project)
    .from('contact_submissions')
    .insert({ id, name: 'Amel', email, service: 'general', message: 'Gone before the answer.' });
  expect(sent.error).toBeNull();
  await fixture.drain();
  expect(fixture.acceptedFor(email)).toHaveLength(0);
  await fixture.project.sql(
    `update public.contact_submissions set created_at = now() - interval '2 minutes' where id = $1`,
    [id],
  );
  await fixture.drain();
  await fixture.drain();
  expect(fixture.acceptedFor(email)).toHaveLength(1);
  const office = fixture
    .acceptedFor('office@example.com')
    .filter(({ text }) => text.replaceAll('=\n', '').includes(id));
  expect(office).toHaveLength(1);
});

it('a colleague who is assigned inquiries gets one mail about all of them', async () => {
  const first = await forgotten();
  const second = await forgotten();
  const admin = await signedIn(fixture.project, 'admin@example.com');
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
  await fixture.drain();
  await fixture.drain();
  const mails = fixture
    .acceptedFor('staff@example.com')
    .map(({ text }) => text.replaceAll('=\n', ''))
    .filter((text) => text.includes('assigned to you'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('2 inquiries have been assigned to you');
  for (const { id } of [first, second]) {
    expect(mails[0]).toContain(id.slice(0, 8).toUpperCase());
    expect((await officeMails(id)).length).toBe(1);
  }
});

it('administrators are reminded once a week of statements due for review', async () => {
  await fixture.project.sql(
    `insert into public.entry_rules (id, title, statement, source_name, source_url, checked_on, status)
     values ('test-due', 'A form from long ago', 'A form.', 'Embassy', 'https://embassy.example', '2001-01-31', 'published')`,
  );
  await fixture.project.sql('delete from private.review_reminders where true');
  await fixture.drain();
  await fixture.drain();
  const mails = fixture
    .acceptedFor('admin@example.com')
    .map(({ text }) => text.replaceAll('=\n', ''))
    .filter((text) => text.includes('due for review'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('A form from long ago, last read on 31 January 2001');
  await fixture.project.sql("delete from public.entry_rules where id = 'test-due'");
});

describe('an inquiry that was saved with', () => {
  it('a selection that holds no ids is mailed without it', async () => {
    const { id, email } = await forgotten();
    await fixture.project.sql(
      `insert into public.inquiry_selections (submission_id, travel_ids) values ($1, array_fill(repeat('🐪', 100), array[20]))`,
      [id],
    );
    await fixture.drain();
    expect(fixture.acceptedFor(email)).toHaveLength(1);
    expect(officeMails(id)).toHaveLength(1);
  });
});

it('an inquiry whose mails cannot be rendered reaches the office in a plain one', async () => {
  const { id, email } = await forgotten();
  await fixture.project.sql('revoke select on public.inquiry_selections from service_role');
  await fixture.drain();
  await fixture.project.sql('grant select on public.inquiry_selections to service_role');
  await fixture.drain();
  expect(fixture.acceptedFor(email)).toHaveLength(0);
  expect(officeMails(id)).toEqual([expect.stringContaining('reply from the back office')]);
});

it('a drain deletes the files of a photo once its time under "Deleted" is over', async () => {
  const path = `${crypto.randomUUID()}.png`;
  const staff = await signedIn(fixture.project, 'staff@example.com');
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
    (await fetch(`${fixture.project.apiUrl}/storage/v1/object/public/photos/${path}`)).ok;
  const sweepAndDrain = async () => {
    await fixture.project.sql('select private.sweep()');
    await fixture.drain();
  };
  await sweepAndDrain();
  expect(await isThere()).toBe(true);
  await fixture.project.sql(
    `update public.record_changes set changed_at = now() - interval '31 days'
     where record_id = $1 and action = 'delete'`,
    [photo.id],
  );
  await sweepAndDrain();
  expect(await isThere()).toBe(false);
  expect(await fixture.project.sql('select from private.expired_files')).toEqual([]);
});

it('only the server empties the outbox', async () => {
  for (const token of ['', fixture.project.publishableKey, 'sb_secret_guess']) {
    expect((await fixture.call('drain-outbox', { token })).status).toBe(401);
  }
});
