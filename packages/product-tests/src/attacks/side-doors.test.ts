import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, inquiry, tokenOf } from '../support/requests.ts';

let project: Project;
const tokens: Record<string, string | undefined> = {};
const secret = 'Only the person and the office know this sentence.';

beforeAll(async () => {
  project = await sharedProject();
  for (const who of ['visitor', 'staff', 'admin']) {
    tokens[who] = await tokenOf(project, `${who}@example.com`);
  }
  const sent = inquiry({ message: secret, email: 'private@example.org' });
  await attack(project, '/rest/v1/contact_submissions', { body: sent });
  await project.sql(
    `insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, idempotency_key)
     values ('inquiry_staff', $1, 'office@example.org', 'Test', $2, $2, gen_random_uuid()::text)`,
    [sent.id, secret],
  );
  await project.sql(
    `insert into public.newsletter_subscriptions (email, consent_text, consent_version, confirm_token_hash)
     values ('reader@example.org', 'x', 'x', 'abcdef') on conflict do nothing`,
  );
  await project.sql(
    `insert into public.staff_invitations (email, role, token_hash) values ('invited@example.org', 'staff', 'abcdef') on conflict do nothing`,
  );
  await project.sql(
    `insert into public.travels (id, title, description, status) values ('hidden-travel', 'Hidden. ' || $1, $1, 'draft') on conflict do nothing`,
    [secret],
  );
  await project.sql(
    `insert into public.places (id, name, latitude, longitude) values ('hidden-place', 'Hidden place', 36, 3) on conflict do nothing`,
  );
  await project.sql(
    `insert into public.travel_days (travel_id, day_number, title, stops)
     select 'hidden-travel', 1, $1, array['Hidden place', $1] where not exists (
       select from public.travel_days where travel_id = 'hidden-travel')`,
    [secret],
  );
});

const privateText =
  /Only the person|private@example|reader@example|invited@example|office@example|(admin|staff)@example/;

describe('through other endpoints, a visitor reads', () => {
  it.each([
    ['a view of accounts', 'accounts?select=*'],
    ['a view of deleted content', 'deleted_records?select=*'],
    ['a view of photos', 'photo_library?select=*'],
    ['inquiries embedded in their selection', 'inquiry_selections?select=*,contact_submissions(*)'],
    ['inquiries embedded in a profile', 'profiles?select=*,contact_submissions(*)'],
    ['mails embedded in an inquiry', 'contact_submissions?select=id,mail_outbox(*)'],
    ['who decided on a review', 'reviews?select=id,profiles!reviews_moderated_by_fkey(email)'],
    ['who uploaded a photo', 'photos?select=id,profiles!photos_created_by_fkey(email)'],
    ['days of a draft', 'travel_days?select=*&travel_id=eq.hidden-travel'],
    [
      'a draft embedded in its days',
      'travel_days?select=title,travels(*)&travel_id=eq.hidden-travel',
    ],
    ['a draft embedded in a region', 'regions?select=id,travels(*)'],
    ['the route of a draft', 'rpc/travel_route?of_travel=hidden-travel'],
    ['a draft by its stops', 'rpc/stops_at_place?of_place=hidden-place'],
    ['a draft in the search', 'rpc/search_site?term=hidden'],
    ['inquiries by a function', 'rpc/search_submissions?term=person'],
    ['people by a function', 'rpc/search_people?term=person'],
    ['inquiries by failed mails', 'rpc/submissions_with_failed_mail?term='],
    ['one person', 'rpc/export_person?address=private@example.org'],
    ['the mails to send', 'rpc/claim_mails?batch=10'],
    ['a table of the private schema', 'limits?select=*'],
    ['a function of the private schema', 'rpc/matching_submission_ids?term=person'],
  ])('%s: nothing', async (_, path) => {
    for (const token of [undefined, tokens.visitor]) {
      for (const schema of ['public', 'private', 'auth']) {
        const headers = { 'accept-profile': schema };
        const answer = await attack(project, `/rest/v1/${path}`, { token, headers });
        expect(answer.text).not.toMatch(privateText);
      }
    }
  });

  it.each(['auth', 'private', 'storage', 'vault', 'supabase_migrations', 'pg_catalog'])(
    'the schema %s: nothing',
    async (schema) => {
      for (const table of [
        'users',
        'limits',
        'objects',
        'secrets',
        'schema_migrations',
        'pg_authid',
      ]) {
        for (const token of [undefined, tokens.visitor, tokens.admin]) {
          const answer = await attack(project, `/rest/v1/${table}?select=*`, {
            token,
            headers: { 'accept-profile': schema },
          });
          expect([table, answer.status >= 400]).toEqual([table, true]);
        }
      }
    },
  );

  it('a count of rows that are hidden: none', async () => {
    for (const table of ['contact_submissions', 'newsletter_subscriptions', 'mail_outbox']) {
      for (const token of [undefined, tokens.visitor]) {
        const answer = await attack(project, `/rest/v1/${table}?select=id`, {
          token,
          headers: { prefer: 'count=exact' },
        });
        expect(answer.headers.get('content-range') ?? '*/0').toMatch(/\/(0|\*)$/);
      }
    }
  });
});

describe('a hidden column cannot be probed', () => {
  const questions: [who: string, table: string, column: string][] = [
    ['staff', 'mail_outbox', 'body_text'],
    ['staff', 'mail_outbox', 'body_html'],
    ['admin', 'mail_outbox', 'idempotency_key'],
    ['staff', 'newsletter_subscriptions', 'confirm_token_hash'],
    ['admin', 'newsletter_subscriptions', 'unsubscribe_token_hash'],
    ['admin', 'staff_invitations', 'token_hash'],
    ['anonymous', 'reviews', 'moderated_by'],
    ['anonymous', 'reviews', 'rejection_reason'],
    ['anonymous', 'photos', 'created_by'],
    ['anonymous', 'profiles', 'email'],
    ['anonymous', 'contact_submissions', 'email'],
    ['anonymous', 'newsletter_subscriptions', 'email'],
  ];
  const ways = (table: string, column: string) => [
    `${table}?select=${column}`,
    `${table}?select=id&${column}=like.a*`,
    `${table}?select=id&${column}=not.is.null`,
    `${table}?select=id&or=(${column}.like.a*,${column}.like.b*)`,
    `${table}?select=id&order=${column}`,
    `${table}?select=x:${column}`,
  ];

  it.each(questions)('%s asks %s by %s', async (who, table, column) => {
    for (const path of ways(table, column)) {
      const answer = await attack(project, `/rest/v1/${path}`, { token: tokens[who] });
      // Refused, or an operator that the type does not have: the same for every row.
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
  });

  it('not through an embedded table', async () => {
    const mails = 'mails:mail_outbox!submission_id';
    for (const path of [
      `contact_submissions?select=id,${mails}!inner(id)&mails.body_text=like.Only*`,
      `contact_submissions?select=id,${mails}(id,body_text)`,
      `contact_submissions?select=id,${mails}(id)&mails.order=body_text`,
    ]) {
      const answer = await attack(project, `/rest/v1/${path}`, { token: tokens.staff });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('an account finds only itself by an address', async () => {
    for (const table of ['profiles', 'accounts']) {
      const answer = await attack(project, `/rest/v1/${table}?select=email&email=like.*`, {
        token: tokens.visitor,
      });
      expect(JSON.parse(answer.text)).toEqual([{ email: 'visitor@example.com' }]);
    }
  });
});
