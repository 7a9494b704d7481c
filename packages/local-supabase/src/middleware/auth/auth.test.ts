import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import {
  clientOf,
  follow,
  linkIn,
  mailTo,
  serviceOf,
  signedIn,
  siteUrl,
} from '../../testing/test-backend.ts';

let backend: Backend;
let count = 0;
const address = () => `person-${++count}@example.org`;
const password = 'a-long-password';

async function confirmedAccount(): Promise<{ id: string; email: string }> {
  const email = address();
  const { data, error } = await serviceOf(backend).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  if (error) throw error;
  return { id: data.user.id, email };
}

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('signing in', () => {
  it('accepts the seeded accounts and refuses a wrong password', async () => {
    for (const email of ['admin@example.com', 'staff@example.com', 'visitor@example.com']) {
      await signedIn(backend, email);
    }
    const { error } = await clientOf(backend).auth.signInWithPassword({
      email: 'admin@example.com',
      password: 'wrong',
    });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('gives the seeded accounts their roles', async () => {
    const roles = await backend.sql(
      `select account.email, staff.role::text
       from auth.users account left join public.staff_roles staff on staff.user_id = account.id
       where account.email like '%@example.com' order by account.email`,
    );
    expect(roles).toEqual([
      { email: 'admin@example.com', role: 'admin' },
      { email: 'staff@example.com', role: 'staff' },
      { email: 'visitor@example.com', role: null },
    ]);
  });

  it('adds the claims of GoTrue to the token, also after a refresh', async () => {
    const client = await signedIn(backend, 'staff@example.com');
    const { data } = await client.auth.getSession();
    const first = claimsIn(data.session?.access_token ?? '');
    expect(first).toMatchObject({
      iss: `${backend.apiUrl}/auth/v1`,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'Staff' },
      is_anonymous: false,
    });
    const refreshed = await client.auth.refreshSession();
    expect(claimsIn(refreshed.data.session?.access_token ?? '')).toMatchObject({
      user_metadata: { full_name: 'Staff' },
    });
    expect((await client.auth.getUser()).data.user?.email).toBe('staff@example.com');
  });
});

describe('mails of accounts', () => {
  it('sends a reset link to an allowed address, where the password can be changed', async () => {
    const { email } = await confirmedAccount();
    const client = clientOf(backend);
    const redirectTo = `${siteUrl}/admin/reset-password`;
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const link = linkIn(await mailTo(backend, email));
    expect(link.origin).toBe(backend.apiUrl);
    const { target, fragment } = await follow(link);
    expect(target).toBe(redirectTo);
    expect(fragment.get('type')).toBe('recovery');
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull();
    const again = await clientOf(backend).auth.signInWithPassword({
      email,
      password: 'another-password',
    });
    expect(again.error).toBeNull();
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it.each([
    ['fr', 'Réinitialisez votre mot de passe', 'Ou saisissez le code', '<div lang="fr" dir="ltr">'],
    ['ar', 'إعادة تعيين كلمة المرور', 'أو أدخلوا الرمز', '<div lang="ar" dir="rtl"'],
    ['de', 'Reset your password', 'Or enter the code', '<h2>Reset your password</h2>'],
  ])(
    'writes in the language of the person, English for any other: %s',
    async (language, ...says) => {
      const { id, email } = await confirmedAccount();
      const admin = serviceOf(backend).auth.admin;
      await admin.updateUserById(id, { user_metadata: { language } });
      await clientOf(backend).auth.resetPasswordForEmail(email);
      const mail = await mailTo(backend, email);
      const [subject, code, html] = says;
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(code);
      expect(mail.html).toContain(html);
      expect(mail.text + mail.html).not.toMatch(/\{\{|<no value>/);
      expect(linkIn(mail).searchParams.get('type')).toBe('recovery');
    },
  );

  it('sends a link to the site if the requested address is not allowed', async () => {
    const { email } = await confirmedAccount();
    await clientOf(backend).auth.resetPasswordForEmail(email, {
      redirectTo: 'https://evil.example/steal',
    });
    const link = linkIn(await mailTo(backend, email));
    expect(link.searchParams.get('redirect_to')).toBe(siteUrl);
    link.searchParams.set('redirect_to', 'https://evil.example/steal');
    expect((await follow(link)).target).toBe(siteUrl);
  });

  it('does not reveal whether an address has an account', async () => {
    const { error } = await clientOf(backend).auth.resetPasswordForEmail('nobody@example.org');
    expect(error).toBeNull();
  });

  it('ends the other sessions when the password changes', async () => {
    const { email } = await confirmedAccount();
    const [here, elsewhere] = [clientOf(backend), clientOf(backend)];
    await here.auth.signInWithPassword({ email, password });
    await elsewhere.auth.signInWithPassword({ email, password });
    await here.auth.updateUser({ password: 'a-newer-password' });
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
  });
});

describe('signing up', () => {
  it('requires the confirmation of the address', async () => {
    const email = address();
    const client = clientOf(backend);
    const { data } = await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${siteUrl}/admin/auth` },
    });
    expect(data.session).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    const { target, fragment } = await follow(linkIn(await mailTo(backend, email)));
    expect(target).toBe(`${siteUrl}/admin/auth`);
    expect(fragment.get('access_token')).toBeTruthy();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('sends the mail again on request, and the newer link works', async () => {
    const email = address();
    const client = clientOf(backend);
    await client.auth.signUp({ email, password });
    const first = linkIn(await mailTo(backend, email));
    await fetch(`${backend.mailboxUrl}/email/all`, { method: 'DELETE' });
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = linkIn(await mailTo(backend, email));
    expect((await follow(first)).fragment.get('error_code')).toBe('otp_expired');
    expect((await follow(second)).fragment.get('access_token')).toBeTruthy();
  });

  it('responds to a known address as to a new one', async () => {
    const { data, error } = await clientOf(backend).auth.signUp({
      email: 'admin@example.com',
      password,
    });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    await signedIn(backend, 'admin@example.com');
  });

  it('refuses a short password', async () => {
    const { error } = await clientOf(backend).auth.signUp({ email: address(), password: 'short' });
    expect(error?.code).toBe('weak_password');
  });

  it('creates no confirmed account for an unknown address that requests a sign-in link', async () => {
    const email = address();
    const asked = await clientOf(backend).auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    });
    expect(asked.error).toBeNull();
    expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([]);
    expect((await clientOf(backend).auth.signInWithOtp({ email })).error).toBeNull();
    const [row] = await backend.sql('select email_confirmed_at from auth.users where email = $1', [
      email,
    ]);
    expect(row).toEqual({ email_confirmed_at: null });
  });
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
    const email = address();
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
    await confirmedAccount();
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
    const email = address();
    const { data } = await serviceOf(backend).auth.admin.inviteUserByEmail(email, {
      redirectTo: `${siteUrl}/admin/auth`,
      data: { full_name: 'Guest' },
    });
    expect(data.user?.invited_at).toBeTruthy();
    const { target, fragment } = await follow(linkIn(await mailTo(backend, email)));
    expect(target).toBe(`${siteUrl}/admin/auth`);
    expect(fragment.get('type')).toBe('invite');
    const client = clientOf(backend);
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await clientOf(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await serviceOf(backend).auth.admin.inviteUserByEmail(email)).error?.code).toBe(
      'email_exists',
    );
  });

  it('generates a link without sending it', async () => {
    const { email } = await confirmedAccount();
    const { data } = await serviceOf(backend).auth.admin.generateLink({ type: 'recovery', email });
    const { data: session, error } = await clientOf(backend).auth.verifyOtp({
      type: 'recovery',
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(error).toBeNull();
    expect(session.user?.email).toBe(email);
  });

  it('accepts the type `email` for the code of a confirmation', async () => {
    const email = address();
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
    const { id, email } = await confirmedAccount();
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
