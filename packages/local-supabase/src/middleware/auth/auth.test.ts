import { beforeAll, describe, expect, it } from 'vitest';
import { readProjectConfig } from '../../config.ts';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import {
  clientOf,
  confirmedAccount,
  linkIn,
  mailTo,
  newAddress,
  password,
  serviceOf,
  signedIn,
  siteUrl,
  startTestBackend,
  verificationOf,
} from '../../testing/test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

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
  it('leads to our page, where only a click uses the token', async () => {
    const { email } = await confirmedAccount(backend);
    const client = clientOf(backend);
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const link = linkIn(await mailTo(backend, email));
    expect(link.origin + link.pathname).toBe(`${siteUrl}/admin/reset-password`);
    expect(link.search).toBe('');
    const { data, error } = await client.auth.verifyOtp(verificationOf(link));
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull();
    const again = await clientOf(backend).auth.signInWithPassword({
      email,
      password: 'another-password',
    });
    expect(again.error).toBeNull();
    const second = await clientOf(backend).auth.verifyOtp(verificationOf(link));
    expect(second.error?.code).toBe('otp_expired');
  });

  it('changes an address through a link, of which lite needs only the present one', async () => {
    const { email } = await confirmedAccount(backend);
    const newEmail = newAddress();
    const client = clientOf(backend);
    await client.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ email: newEmail })).error).toBeNull();
    expect(linkIn(await mailTo(backend, newEmail)).pathname).toBe('/admin/auth');
    const link = linkIn(await mailTo(backend, email));
    const changed = await clientOf(backend).auth.verifyOtp(verificationOf(link));
    expect(changed.error).toBeNull();
    const { error } = await clientOf(backend).auth.signInWithPassword({
      email: newEmail,
      password,
    });
    expect(error).toBeNull();
  });

  it.each([
    ['fr', 'Réinitialisez votre mot de passe', 'pendant une heure', '<div lang="fr" dir="ltr"'],
    ['ar', 'إعادة تعيين كلمة المرور', 'خلال ساعة', '<div lang="ar" dir="rtl"'],
    ['de', 'Reset your password', 'for one hour', '<html lang="en" dir="ltr">'],
  ])(
    'writes in the language of the person, English for any other: %s',
    async (language, ...says) => {
      const { id, email } = await confirmedAccount(backend);
      const admin = serviceOf(backend).auth.admin;
      await admin.updateUserById(id, { user_metadata: { language } });
      await clientOf(backend).auth.resetPasswordForEmail(email);
      const mail = await mailTo(backend, email);
      const [subject, sentence, html] = says;
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(html);
      expect(mail.text + mail.html).not.toMatch(/\{\{|<no value>/);
      expect(verificationOf(linkIn(mail)).type).toBe('recovery');
    },
  );

  it.each([
    ['fr', 'en', 'Réinitialisez votre mot de passe'],
    ['en', 'ar', 'Reset your password'],
  ])(
    'writes in the language of the %s screen to an account in %s',
    async (screen, language, subject) => {
      const { id, email } = await confirmedAccount(backend);
      await serviceOf(backend).auth.admin.updateUserById(id, { user_metadata: { language } });
      await clientOf(backend).auth.resetPasswordForEmail(email, {
        redirectTo: `http://localhost:3000/admin/reset-password?language=${screen}`,
      });
      const mail = await mailTo(backend, email);
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`<h1 style="`);
      expect(mail.html).toContain(`${subject}</h1>`);
      expect(mail.text + mail.html).not.toMatch(/\{\{|<no value>/);
    },
  );

  it('has a link of ours for every kind, and no code to type', () => {
    const { mailTemplates } = readProjectConfig();
    expect(Object.keys(mailTemplates).sort()).toEqual(
      ['confirmation', 'email_change', 'invite', 'magic_link', 'recovery'].sort(),
    );
    for (const { html = '' } of Object.values(mailTemplates)) {
      expect(html.match(/href="\{\{ \.SiteURL \}\}\/admin\/[a-z-]+#token_hash=/g)).toHaveLength(3);
      expect(html).not.toMatch(/ConfirmationURL|\.Token\b/);
    }
  });

  it('does not reveal whether an address has an account', async () => {
    const { error } = await clientOf(backend).auth.resetPasswordForEmail('nobody@example.org');
    expect(error).toBeNull();
  });

  it('ends the other sessions when the password changes', async () => {
    const { email } = await confirmedAccount(backend);
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
    const email = newAddress();
    const client = clientOf(backend);
    const { data } = await client.auth.signUp({ email, password });
    expect(data.session).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    const link = linkIn(await mailTo(backend, email));
    expect(link.origin + link.pathname).toBe(`${siteUrl}/admin/auth`);
    expect((await clientOf(backend).auth.verifyOtp(verificationOf(link))).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('sends the mail again on request, and the newer link works', async () => {
    const email = newAddress();
    const client = clientOf(backend);
    await client.auth.signUp({ email, password });
    const first = linkIn(await mailTo(backend, email));
    await fetch(`${backend.mailboxUrl}/email/all`, { method: 'DELETE' });
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = linkIn(await mailTo(backend, email));
    const use = (link: URL) => client.auth.verifyOtp(verificationOf(link));
    expect((await use(first)).error?.code).toBe('otp_expired');
    expect((await use(second)).error).toBeNull();
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

  it('is refused where config.toml says so, as on a hosted project', async () => {
    expect(readProjectConfig().enableSignup).toBe(false);
    const closed = await startTestBackend({ signUp: false });
    try {
      const settings = await fetch(`${closed.apiUrl}/auth/v1/settings`, {
        headers: { apikey: closed.publishableKey },
      });
      expect(await settings.json()).toMatchObject({ disable_signup: true });
      const { error } = await clientOf(closed).auth.signUp({ email: newAddress(), password });
      expect(error?.code).toBe('signup_disabled');
      await signedIn(closed, 'staff@example.com');
    } finally {
      await closed.stop();
    }
  });

  it('refuses a short password', async () => {
    const { error } = await clientOf(backend).auth.signUp({
      email: newAddress(),
      password: 'short',
    });
    expect(error?.code).toBe('weak_password');
  });

  it('creates no confirmed account for an unknown address that requests a sign-in link', async () => {
    const email = newAddress();
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
