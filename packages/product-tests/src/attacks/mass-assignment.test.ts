import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, inquiry, tokenOf } from '../support/requests.ts';

let project: Project;
const tokens: Record<'visitor' | 'staff' | 'admin', string> = { visitor: '', staff: '', admin: '' };
const ids: Record<string, string> = {};
beforeAll(async () => {
  project = await sharedProject();
  for (const who of ['visitor', 'staff', 'admin'] as const) {
    tokens[who] = await tokenOf(project, `${who}@example.com`);
  }
  for (const row of await project.sql<{ id: string; email: string }>(
    'select id, email from public.profiles',
  )) {
    ids[row.email.split('@')[0] ?? ''] = row.id;
  }
});

describe('an inquiry may not set', () => {
  it.each([
    ['a status', { status: 'won' }],
    ['an assignee', { assignee_id: '00000000-0000-0000-0000-000000000000' }],
    ['a time', { created_at: '2020-01-01T00:00:00Z' }],
    ['another time', { updated_at: '2020-01-01T00:00:00Z' }],
    ['the mark of a test, which would hide it', { is_test: true }],
    ['its search text', { search_text: 'x' }],
  ])('%s', async (_, more) => {
    for (const token of [undefined, tokens.visitor, tokens.staff, tokens.admin]) {
      const body = inquiry(more);
      const answer = await attack(project, '/rest/v1/contact_submissions', { token, body });
      expect([401, 403, 400]).toContain(answer.status);
      expect(await saved(body.id)).toEqual([]);
    }
  });

  const saved = (id: string) =>
    project.sql('select name, message from public.contact_submissions where id = $1', [id]);

  it('the id of another one, to overwrite it', async () => {
    const first = inquiry();
    const path = '/rest/v1/contact_submissions';
    expect((await attack(project, path, { body: first })).status).toBe(201);
    for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
      for (const token of [undefined, tokens.visitor]) {
        const answer = await attack(project, `${path}?on_conflict=id`, {
          token,
          body: { ...first, name: 'Mallory' },
          headers: { prefer: `resolution=${resolution}` },
        });
        expect([resolution, [401, 403].includes(answer.status)]).toEqual([resolution, true]);
      }
    }
    expect(await saved(first.id)).toEqual([{ name: 'Nadia', message: first.message }]);
  });

  it('that it is returned', async () => {
    const answer = await attack(project, '/rest/v1/contact_submissions?select=*', {
      body: inquiry(),
      headers: { prefer: 'return=representation' },
    });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('nadia@');
  });
});

/** Attempted by each caller; all are refused, and nothing changes. */
const refused: [string, string, string, () => unknown][] = [
  ['a role for oneself', 'POST', 'staff_roles', () => ({ user_id: ids.visitor, role: 'admin' })],
  ['a role for oneself', 'PATCH', 'staff_roles?role=eq.staff', () => ({ role: 'admin' })],
  ['a role in a profile', 'PATCH', 'profiles?id=not.is.null', () => ({ role: 'admin' })],
  ['another address', 'PATCH', 'profiles?id=not.is.null', () => ({ email: 'x@example.org' })],
  ["another's profile", 'PATCH', 'profiles?id=not.is.null', () => ({ id: ids.admin })],
  ['a profile', 'POST', 'profiles', () => ({ id: crypto.randomUUID(), email: 'x@example.org' })],
  ['a review that is published', 'POST', 'reviews', () => ({ ...review(), status: 'published' })],
  ['a moderated review', 'POST', 'reviews', () => ({ ...review(), moderated_by: ids.admin })],
  [
    'a mail',
    'POST',
    'mail_outbox',
    () => ({
      kind: 'x',
      to_email: 'x@example.org',
      subject: 'x',
      body_text: 'x',
      body_html: 'x',
      idempotency_key: crypto.randomUUID(),
    }),
  ],
  [
    'a subscription',
    'POST',
    'newsletter_subscriptions',
    () => ({
      email: 'x@example.org',
      status: 'confirmed',
      consent_text: 'x',
      consent_version: 'x',
    }),
  ],
  [
    'an invitation',
    'POST',
    'staff_invitations',
    () => ({ email: 'x@example.org', role: 'admin', token_hash: 'x' }),
  ],
  [
    'a note as another author',
    'POST',
    'submission_notes',
    () => ({ submission_id: crypto.randomUUID(), author_id: ids.admin, body: 'x' }),
  ],
  [
    'a history',
    'POST',
    'submission_events',
    () => ({ submission_id: crypto.randomUUID(), kind: 'status' }),
  ],
  [
    'a history of content',
    'POST',
    'record_changes',
    () => ({ resource: 'travels', record_id: 'x', action: 'create' }),
  ],
  ['settings', 'POST', 'site_settings', () => ({ id: 2 })],
];
const review = () => ({ travel_id: 'tipaza', name: 'x', rating: 5, comment: 'x' });

describe('only the server or an administrator writes', () => {
  it.each(refused)('%s (%s %s)', async (_, method, path, body) => {
    const before = await fingerprint(path);
    for (const token of [undefined, tokens.visitor, tokens.staff]) {
      const headers = { prefer: 'return=minimal' };
      const answer = await attack(project, `/rest/v1/${path}`, {
        method,
        token,
        body: body(),
        headers,
      });
      // An update of rows that the caller does not see answers 204 and changes none.
      expect(answer.status === 204 || answer.status >= 400).toBe(true);
    }
    expect(await fingerprint(path)).toBe(before);
  });

  const fingerprint = async (path: string) => {
    const [row] = await project.sql<{ rows: string }>(
      `select coalesce(string_agg(row::text, ' ' order by row::text), '') as rows from public.${path.split('?')[0]} row`,
    );
    return row?.rows;
  };
});
