import { createHmac } from 'node:crypto';
import { serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, tokenOf } from '../support/requests.ts';

let project: Project;
let adminId: string;
beforeAll(async () => {
  project = await sharedProject();
  const [row] = await project.sql<{ id: string }>(
    `select id from public.profiles where email = 'admin@example.com'`,
  );
  adminId = row?.id ?? '';
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const later = () => Math.floor(Date.now() / 1000) + 3600;
const claims = (changes: Record<string, unknown> = {}) => ({
  iss: `${project.apiUrl}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  sub: adminId,
  exp: later(),
  ...changes,
});
function signed(payload: unknown, secret: string, head: unknown = { alg: 'HS256', typ: 'JWT' }) {
  const content = `${part(head)}.${part(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

describe('a forged token', () => {
  const tokens: [string, () => string][] = [
    ['signed with a guessed key', () => signed(claims(), 'super-secret-jwt-token')],
    [
      'of another project',
      () =>
        signed(claims({ iss: 'https://other.supabase.co/auth/v1', ref: 'other' }), 'another-key'),
    ],
    ['that claims to be the server', () => signed(claims({ role: 'service_role' }), 'guess')],
    ['that claims to be the owner', () => signed(claims({ role: 'postgres' }), 'guess')],
    ['that expired', () => signed(claims({ exp: later() - 7200 }), project.jwtSecret)],
    ['without an algorithm', () => `${part({ alg: 'none' })}.${part(claims())}.`],
    [
      'without an algorithm, with a signature',
      () => `${part({ alg: 'nOnE' })}.${part(claims())}.x`,
    ],
    ['with another algorithm', () => signed(claims(), project.jwtSecret, { alg: 'RS256' })],
    [
      'with changed claims and a valid signature',
      () => {
        const foreign = claims({ sub: crypto.randomUUID() });
        const [head, , signature] = signed(foreign, project.jwtSecret).split('.');
        return `${head}.${part(claims())}.${signature}`;
      },
    ],
    ['of garbage', () => 'garbage'],
    ['of garbage in three parts', () => 'a.b.c'],
    ['of a text in three parts', () => `${part('x')}.${part('y')}.${part('z')}`],
  ];

  it.each(tokens)('%s opens nothing', async (_, make) => {
    const token = make();
    const table = await attack(project, '/rest/v1/contact_submissions?select=id', { token });
    expect(table.status).toBe(401);
    expect(table.text).not.toContain('"id"');
    const person = await attack(project, '/auth/v1/user', { token });
    expect([401, 403]).toContain(person.status);
    const files = await attack(project, '/storage/v1/object/list/photos', {
      token,
      body: { prefix: '' },
    });
    expect(files.status).toBe(400);
    const users = await attack(project, '/auth/v1/admin/users', { token });
    expect([401, 403]).toContain(users.status);
  });

  it('opens nothing after its account is gone', async () => {
    const { admin } = serviceOf(project).auth;
    const made = await admin.createUser({
      email: 'gone@example.org',
      password: 'a-long-password',
      email_confirm: true,
    });
    const id = made.data.user?.id ?? '';
    await project.sql(`insert into public.staff_roles (user_id, role) values ($1, 'admin')`, [id]);
    const token = await tokenOf(project, 'gone@example.org', 'a-long-password');
    const read = () => attack(project, '/rest/v1/office_settings?select=id', { token });
    expect((await read()).text).toContain('"id"');
    await admin.deleteUser(id);
    expect((await read()).text).not.toContain('"id"');
  });
});

describe('a role in account metadata', () => {
  const wanted = { role: 'admin', is_admin: true, staff_role: 'admin', user_role: 'admin' };

  it('set at sign-up or later grants nothing', async () => {
    const email = 'climber@example.org';
    const password = 'a-long-password';
    const up = await attack(project, '/auth/v1/signup', {
      body: {
        email,
        password,
        data: wanted,
        app_metadata: wanted,
        role: 'service_role',
        raw_app_meta_data: wanted,
      },
    });
    expect(up.status).toBe(200);
    await project.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const change = await attack(project, '/auth/v1/user', {
      method: 'PUT',
      token: await tokenOf(project, email, password),
      body: { data: wanted, app_metadata: wanted, role: 'service_role', is_super_admin: true },
    });
    expect(change.status).toBeLessThan(500);

    const token = await tokenOf(project, email, password);
    const inside = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(inside).toMatchObject({ role: 'authenticated', user_metadata: { role: 'admin' } });
    expect(inside.app_metadata).not.toHaveProperty('role');
    const state = await attack(project, '/rest/v1/rpc/account_state', { token, body: {} });
    expect(JSON.parse(state.text)).toBe('waiting');
    for (const table of [
      'contact_submissions',
      'office_settings',
      'staff_roles',
      'mail_attempts',
    ]) {
      const read = await attack(project, `/rest/v1/${table}?select=*`, { token });
      expect([table, read.text]).toEqual([table, '[]']);
    }
  });
});
