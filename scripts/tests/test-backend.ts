// What the end-to-end tests run against: a throw-away backend, or the Supabase on this machine that the
// environment names (`supabase start`; docs/deploy.md says how).
import { seededAccounts, seededPassword } from '@expat-buddy/local-supabase/database/accounts';
import { Client } from 'pg';
import { type BackendProcess, type BackendReady, spawnBackend } from '../backend-process.ts';
import type { Ports } from '../settings.ts';

export type TestBackend = Pick<BackendProcess, 'ready' | 'stop'>;

const NAMES = {
  apiUrl: 'E2E_API_URL',
  publishableKey: 'E2E_PUBLISHABLE_KEY',
  serviceRoleKey: 'E2E_SECRET_KEY',
  mailboxUrl: 'E2E_MAILPIT_URL',
  databaseUrl: 'E2E_DB_URL',
} as const;
type NamedSupabase = Record<keyof typeof NAMES, string>;

function namedSupabase(): NamedSupabase | undefined {
  const given = Object.entries(NAMES).map(([key, name]) => [key, process.env[name] ?? '']);
  if (given.every(([, value]) => value === '')) return undefined;
  const named = Object.fromEntries(given) as NamedSupabase;
  for (const [key, name] of Object.entries(NAMES))
    if (named[key as keyof NamedSupabase] === '') throw new Error(`${name} is missing.`);
  // The tests write, delete, and make an administrator whose password is public.
  for (const address of [named.apiUrl, named.databaseUrl])
    if (!['127.0.0.1', 'localhost'].includes(new URL(address).hostname))
      throw new Error(`${address} is not on this machine; the tests would write into it.`);
  return named;
}

/** A running Supabase knows one address of the site: that of SITE_PORT, 3000 unless it says otherwise. */
export const sitePort = (free: number): number =>
  namedSupabase() ? Number(process.env.SITE_PORT ?? 3000) : free;

interface Options {
  ports: Ports;
  siteUrl: string;
  dataDir: string;
}

export async function openTestBackend(options: Options): Promise<TestBackend> {
  const named = namedSupabase();
  if (!named) return spawnBackend({ ...options, rateLimits: 'off', outboxDrain: 'off' });
  await liftLimits(named.databaseUrl);
  await makeAccounts(named);
  return { ready: named, stop: async () => {} };
}

async function liftLimits(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query('update private.limits set allowed = null where true')
    .finally(() => client.end());
}

/** The accounts of `npm start`, through the API: what GoTrue wants of a row is its own business. */
async function makeAccounts({ apiUrl, serviceRoleKey }: BackendReady): Promise<void> {
  const ask = async (path: string, body: unknown) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates',
      },
      body: JSON.stringify(body),
    });
    const isThereAlready = response.status === 422;
    if (!response.ok && !isThereAlready)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  for (const { id, email, name, role } of seededAccounts) {
    await ask('/auth/v1/admin/users', {
      id,
      email,
      password: seededPassword,
      email_confirm: true,
      user_metadata: { full_name: name },
    });
    if (role) await ask('/rest/v1/staff_roles', { user_id: id, role });
  }
}
