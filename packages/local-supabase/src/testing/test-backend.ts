/** In-memory backends for tests, and clients of their API. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import { seededPassword } from '../database/accounts.ts';
import { type Backend, type BackendOptions, startBackend } from '../start-backend.ts';

export const siteUrl = 'http://localhost:3000';

/** bcrypt cost of the seeded password: the minimum, because most tests only sign in with it. */
const MINIMUM_COST = 4;

export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const [apiPort = 0, mailboxPort = 0, smtpPort = 0] = await freePorts(3);
  const backend = await startBackend({
    dataDir: 'memory',
    apiPort,
    mailboxPort,
    smtpPort,
    siteUrl,
    rateLimits: 'off',
    drainEverySeconds: 'off',
    functionsDir: join(import.meta.dirname, 'functions'),
    ...options,
  });
  await backend.sql(
    'update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt($2, $3::int))',
    [seededPassword, 'bf', MINIMUM_COST],
  );
  return backend;
}

export function clientOf(backend: Backend, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

export const serviceOf = (backend: Backend) => clientOf(backend, backend.serviceRoleKey);

export async function signedIn(
  backend: Backend,
  email = 'visitor@example.com',
): Promise<SupabaseClient> {
  const client = clientOf(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: seededPassword });
  if (error) throw error;
  return client;
}

export const newAddress = () => `${crypto.randomUUID()}@example.org`;
export const password = 'a-long-password';

/** Creates a confirmed account with `password`. */
export async function confirmedAccount(backend: Backend): Promise<{ id: string; email: string }> {
  const email = newAddress();
  const { data, error } = await serviceOf(backend).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  if (error) throw error;
  return { id: data.user.id, email };
}

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

/** The list of the mailbox has no texts. */
export async function withContent<Listed extends { id: string }>(
  mailboxUrl: string,
  mail: Listed,
): Promise<Listed> {
  const response = await fetch(`${mailboxUrl}/email/${mail.id}/content`);
  return { ...mail, ...((await response.json()) as Partial<Listed>) };
}

/** Waits for a mail to an address. */
export async function mailTo(backend: Backend, address: string, subject = ''): Promise<Mail> {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    const mails = (await (await fetch(`${backend.mailboxUrl}/email`)).json()) as Mail[];
    const mail = mails.findLast(
      (each) => each.to.some((to) => to.address === address) && each.subject.includes(subject),
    );
    if (mail) return withContent(backend.mailboxUrl, mail);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail to ${address} arrived.`);
}

/** The link in an email about an account: a page of the back office, with the token in its fragment. */
export function linkIn(mail: Pick<Mail, 'text' | 'html'>): URL {
  const text = `${mail.text} ${mail.html.replaceAll('&amp;', '&')}`;
  const [link] = /http[^\s"<>]+#token_hash=[^\s"<>]+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in the mail:\n${text}`);
  return new URL(link);
}

/** What the page of the link sends at a click. */
export function verificationOf(link: URL): { token_hash: string; type: EmailOtpType } {
  const fragment = new URLSearchParams(link.hash.slice(1));
  return {
    token_hash: fragment.get('token_hash') ?? '',
    type: fragment.get('type') as EmailOtpType,
  };
}

/** Follows a link to the auth server. @returns the redirect's target and the parameters of its fragment. */
export async function follow(link: URL): Promise<{ target: string; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  const [target = '', fragment = ''] = (response.headers.get('location') ?? '').split('#');
  return { target, fragment: new URLSearchParams(fragment) };
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
