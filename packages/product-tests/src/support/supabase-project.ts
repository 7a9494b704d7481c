/** The Supabase project that environment variables name, such as that of `supabase start` (docs/deploy.md). */
import { seededAccounts, seededPassword } from '@expat-buddy/local-supabase/database/accounts';
import { Client } from 'pg';

const VARIABLES = {
  apiUrl: 'E2E_API_URL',
  publishableKey: 'E2E_PUBLISHABLE_KEY',
  serviceRoleKey: 'E2E_SECRET_KEY',
  jwtSecret: 'E2E_JWT_SECRET',
  mailboxUrl: 'E2E_MAILPIT_URL',
  databaseUrl: 'E2E_DB_URL',
} as const;

export type NamedProject = Record<keyof typeof VARIABLES, string>;

/** @throws when only some of the variables are set, or the project is not on this machine. */
export function namedProject(): NamedProject | undefined {
  const entries = Object.entries(VARIABLES).map(([key, name]) => [key, process.env[name] ?? '']);
  if (entries.every(([, value]) => value === '')) return undefined;
  const project = Object.fromEntries(entries) as NamedProject;
  for (const [key, name] of Object.entries(VARIABLES))
    if (project[key as keyof NamedProject] === '') throw new Error(`${name} is missing.`);
  // The tests write, delete, and create an administrator whose password is public.
  for (const address of [project.apiUrl, project.databaseUrl])
    if (!isLocal(address) && process.env.E2E_DISPOSABLE !== 'yes')
      throw new Error(
        `${address} is not on this machine, and the tests delete its data. Set E2E_DISPOSABLE=yes to allow it.`,
      );
  return project;
}

const isLocal = (address: string) => ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

/** Lifts the limits on requests and creates the accounts of `npm start`. Idempotent. */
export async function prepareProject(project: NamedProject): Promise<void> {
  await liftLimits(project.databaseUrl);
  await createAccounts(project);
}

async function liftLimits(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query('update private.limits set allowed = null where true')
    .finally(() => client.end());
}

/** Through the API, because GoTrue's rows have more columns than ours. */
async function createAccounts({ apiUrl, serviceRoleKey }: NamedProject): Promise<void> {
  const post = async (path: string, body: unknown) => {
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
    const exists = response.status === 422;
    if (!response.ok && !exists)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  for (const { id, email, name, role } of seededAccounts) {
    await post('/auth/v1/admin/users', {
      id,
      email,
      password: seededPassword,
      email_confirm: true,
      user_metadata: { full_name: name },
    });
    if (role) await post('/rest/v1/staff_roles', { user_id: id, role });
  }
}
