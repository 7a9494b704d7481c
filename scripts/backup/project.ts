// The project that a backup is made of, or restored into, from the environment.
import { Client } from 'pg';
import { Problem, sentenceOf } from './problem.ts';

export type Project = {
  /** Of the API, without a slash at the end. */
  url: string;
  secretKey: string;
  database: Client;
};

function setting(name: string, example: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new Problem(`${name} is missing, such as ${example}.`);
  return value;
}

/** Encrypted unless the server is this machine. `?sslmode=verify-full&sslrootcert=…` also checks who answers. */
function encryptionOf(connectionString: string) {
  if (!URL.canParse(connectionString))
    throw new Problem(
      'DATABASE_URL is not an address. Write special characters of the password as %40 and the like.',
    );
  const { hostname, searchParams } = new URL(connectionString);
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname);
  return isHere || searchParams.has('sslmode') ? {} : { ssl: { rejectUnauthorized: false } };
}

/** Connects as the owner of the project's tables. */
export async function openProject(): Promise<Project> {
  const connectionString = setting(
    'DATABASE_URL',
    'postgresql://postgres.<ref>:<password>@<host>:5432/postgres, the session pooler',
  );
  const url = setting('SUPABASE_URL', 'https://<ref>.supabase.co').replace(/\/+$/, '');
  const secretKey = setting('SUPABASE_SECRET_KEY', 'sb_secret_…');
  if (!URL.canParse(url)) throw new Problem(`SUPABASE_URL is not an address: ${url}`);
  const database = new Client({
    connectionString,
    application_name: 'expat-buddy',
    ...encryptionOf(connectionString),
  });
  // A connection that breaks also fails the query that waits for it.
  database.on('error', () => {});
  try {
    await database.connect();
  } catch (error) {
    throw new Problem(`The database of DATABASE_URL cannot be reached: ${sentenceOf(error)}`);
  }
  await database.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s';
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set extra_float_digits = 3; set row_security = off; set search_path = '';`);
  return { url, secretKey, database };
}

/** The versions of the migrations that the database has, oldest first. */
export async function readMigrations(database: Client): Promise<string[]> {
  const { rows } = await database
    .query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    )
    .catch((error) => {
      throw new Problem(`The database has no list of migrations: ${sentenceOf(error)}`);
    });
  if (rows.length === 0) throw new Problem('The database has no migrations.');
  return rows.map(({ version }) => version);
}
