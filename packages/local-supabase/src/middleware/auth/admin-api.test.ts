import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import {
  clientOf,
  confirmedAccount,
  follow,
  linkIn,
  mailTo,
  newAddress,
  password,
  serviceOf,
  signedIn,
  siteUrl,
  verificationOf,
} from '../../testing/test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('the admin API', () => {
  it('is closed to visitors, accounts and the publishable key', async () => {
    expect((await clientOf(backend).auth.admin.listUsers()).error?.status).toBe(401);
    const admin = await signedIn(backend, 'admin@example.com');
    const token = (await admin.auth.getSession()).data.session?.access_token;
    for (const apikey of [backend.publishableKey, backend.serviceRoleKey]) {
      const headers = { apikey, authorization: `Bearer ${token}` };
      const response = await fetch(`${backend.apiUrl}/auth/v1/admin/users`, { headers });
      expect([response.status, (await response.json()).error_code]).toEqual([403, 'not_admin']);
    }
    expect((await fetch(`${backend.apiUrl}/auth/v1/admin/users`)).status).toBe(401);
  });

  it('creates, reads, updates and deletes an account', async () => {
    const { admin } = serviceOf(backend).auth;
    const email = newAddress();
    const made = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { a: 1, b: 2 },
      app_metadata: { team: 'x' },
    });
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { a: 1 },
      app_metadata: { provider: 'email', team: 'x' },
    });
    expect(made.data.user?.identities).toHaveLength(1);
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);

    const changed = await admin.updateUserById(id, {
      email: `new-${email}`,
      password: 'brand-new-password',
      user_metadata: { a: null, c: 3 },
    });
    expect(changed.data.user?.user_metadata).toMatchObject({ b: 2, c: 3 });
    expect(changed.data.user?.user_metadata).not.toHaveProperty('a');
    const signIn = await clientOf(backend).auth.signInWithPassword({
      email: `new-${email}`,
      password: 'brand-new-password',
    });
    expect(signIn.error).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('lists accounts in pages', async () => {
    const { admin } = serviceOf(backend).auth;
    await confirmedAccount(backend);
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect('total' in data && data.total).toBeGreaterThan(3);
    expect('nextPage' in data && data.nextPage).toBe(2);
  });

  it('refuses a second account with one address', async () => {
    const { error } = await serviceOf(backend).auth.admin.createUser({
      email: 'Admin@example.com',
      password,
    });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('invites by mail; the invited person sets a password and signs in', async () => {
    const email = newAddress();
    const { data } = await serviceOf(backend).auth.admin.inviteUserByEmail(email, {
      data: { full_name: 'Guest' },
    });
    expect(data.user?.invited_at).toBeTruthy();
    const link = linkIn(await mailTo(backend, email));
    expect(link.origin + link.pathname).toBe(`${siteUrl}/admin/reset-password`);
    const client = clientOf(backend);
    expect((await client.auth.verifyOtp(verificationOf(link))).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await clientOf(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await serviceOf(backend).auth.admin.inviteUserByEmail(email)).error?.code).toBe(
      'email_exists',
    );
  });

  it('generates a link without sending it', async () => {
    const { email } = await confirmedAccount(backend);
    const { data } = await serviceOf(backend).auth.admin.generateLink({ type: 'recovery', email });
    const { data: session, error } = await clientOf(backend).auth.verifyOtp({
      type: 'recovery',
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(error).toBeNull();
    expect(session.user?.email).toBe(email);
  });

  it('accepts the type `email` for the code of a confirmation', async () => {
    const email = newAddress();
    const { data } = await serviceOf(backend).auth.admin.generateLink({
      type: 'signup',
      email,
      password,
    });
    const { error } = await clientOf(backend).auth.verifyOtp({
      type: 'email',
      email,
      token: data.properties?.email_otp ?? '',
    });
    expect(error).toBeNull();
  });
});

describe('a banned account', () => {
  it('can neither sign in, nor refresh, nor use a link', async () => {
    const { id, email } = await confirmedAccount(backend);
    const client = clientOf(backend);
    await client.auth.signInWithPassword({ email, password });
    const { admin } = serviceOf(backend).auth;
    const banned = await admin.updateUserById(id, { ban_duration: '24h' });
    expect(
      Date.parse((banned.data.user as { banned_until?: string }).banned_until ?? ''),
    ).toBeGreaterThan(Date.now());

    const refused = await clientOf(backend).auth.signInWithPassword({ email, password });
    expect(refused.error).toMatchObject({ status: 400, code: 'user_banned' });
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
    const { data } = await admin.generateLink({ type: 'recovery', email });
    const { fragment } = await follow(new URL(data.properties?.action_link ?? ''));
    expect(fragment.get('error_code')).toBe('user_banned');
    const another = await admin.generateLink({ type: 'recovery', email });
    const used = await clientOf(backend).auth.verifyOtp({
      type: 'recovery',
      token_hash: another.data.properties?.hashed_token ?? '',
    });
    expect(used.error?.code).toBe('user_banned');
    expect(await backend.sql('select id from auth.sessions where user_id = $1', [id])).toEqual([]);

    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await clientOf(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('keeps the last administrator', async () => {
    const { data } = await (await signedIn(backend, 'admin@example.com')).auth.getUser();
    const { error } = await serviceOf(backend).auth.admin.deleteUser(data.user?.id ?? '');
    expect(error?.status).toBe(500);
    await signedIn(backend, 'admin@example.com');
  });
});
