/** One backend in memory for all test files of this package, and the clients that the tests use. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { seededPassword } from '../database/accounts.ts';
import type { BackendOptions } from '../start-backend.ts';
import { type Backend, startBackend } from '../start-backend.ts';

export const siteUrl = 'http://localhost:3000';

// Made before the first request, because lite remembers the tables it has seen.
const fixtureSql = [
  `create table public.fixture_notes (
     id int generated always as identity primary key,
     author uuid default auth.uid(),
     body text not null check (char_length(body) <= 20),
     parent int references public.fixture_notes (id),
     slug text unique,
     amount numeric,
     happened_at timestamptz default now()
   )`,
  'alter table public.fixture_notes enable row level security',
  'revoke all on public.fixture_notes from anon, authenticated',
  'grant select, insert on public.fixture_notes to authenticated',
  'grant insert (body, slug) on public.fixture_notes to anon',
  'grant select (id, body) on public.fixture_notes to anon',
  'grant all on public.fixture_notes to service_role',
  'create policy fixture_notes_all on public.fixture_notes for all to anon, authenticated using (true) with check (true)',
  `create function public.fixture_raise(code text) returns void language plpgsql as $$
     begin raise exception 'raised' using errcode = code, hint = 'a hint', detail = 'a detail'; end $$`,
  `create function public.fixture_who() returns jsonb language sql as $$
     select jsonb_build_object('user', current_user, 'uid', auth.uid(), 'claims', auth.jwt()) $$`,
  'grant execute on function public.fixture_raise, public.fixture_who to anon, authenticated, service_role',
  `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
   values ('fixture-open', 'fixture-open', true, 1000, array['image/png', 'text/plain']), ('fixture-own', 'fixture-own', false, null, null)`,
  `create policy fixture_objects on storage.objects for all to authenticated
     using (bucket_id like 'fixture-%' and owner = auth.uid()) with check (bucket_id like 'fixture-%')`,
];

let shared: Promise<Backend> | undefined;

export function sharedBackend(): Promise<Backend> {
  shared ??= startTestBackend();
  return shared;
}

/** What a hash of the seeded password costs, as bcrypt counts it: as little as it may, for tests that only sign in. */
const CHEAP = 4;
export const seededCost = 10;

export async function startTestBackend(
  options: Partial<BackendOptions> = {},
  passwordCost = CHEAP,
): Promise<Backend> {
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
  for (const statement of fixtureSql) await backend.sql(statement);
  await backend.sql(
    'update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt($2, $3::int))',
    [seededPassword, 'bf', passwordCost],
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

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

/** The newest mail to an address, once it has arrived. */
export async function mailTo(backend: Backend, address: string, subject = ''): Promise<Mail> {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    const mails = (await (await fetch(`${backend.mailboxUrl}/email`)).json()) as Mail[];
    const mail = mails.findLast(
      (each) => each.to.some((to) => to.address === address) && each.subject.includes(subject),
    );
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail to ${address} arrived.`);
}

export function linkIn(mail: Mail): URL {
  const [link] = /http\S+\/auth\/v1\/verify\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`No link in the mail:\n${mail.text}`);
  return new URL(link);
}

/** Opens the link of a mail and gives what the address bar holds after the `#`. */
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
