// A database like that of a hosted Supabase project, on a stock PostgreSQL server: its roles, schemas and rights, with
// the migrations applied by a role that is not a superuser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedAccounts } from '@expat-buddy/local-supabase/database/accounts';
import {
  applyPending,
  readMigrations,
  readSqlFiles,
  runSqlFiles,
  type SqlDatabase,
} from '@expat-buddy/local-supabase/database/migrations';
import { migrationsDir, seedDir } from '@expat-buddy/local-supabase/paths';
import type { Client } from 'pg';
import type { PostgresMajor } from './postgres-binaries.ts';
import { type PostgresServer, SUPERUSER, startPostgres } from './postgres-server.ts';

export interface HostedLikeOptions {
  major: PostgresMajor;
  /** Migrations alone when false. */
  seed?: boolean;
  /** Settings of the server, for benchmarks. */
  settings?: Readonly<Record<string, string>>;
}

export interface HostedLike {
  /** For example 15.20. */
  version: string;
  /** Whether pg-safeupdate is installed and loaded for `authenticator`, as on a hosted project. */
  hasSafeUpdate: boolean;
  /** `postgres` owns the project's objects, the API logs in as `authenticator`. */
  connect: (user: 'supabase_admin' | 'postgres' | 'authenticator') => Promise<Client>;
  urlOf: PostgresServer['urlOf'];
  /** The accounts and the content of `npm start`. */
  seed: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a server and creates the project's database. */
export async function openHostedLike(options: HostedLikeOptions): Promise<HostedLike> {
  const server = await startPostgres(options);
  try {
    const superuser = await server.connect(SUPERUSER);
    await installSystem(superuser, server);
    const hasSafeUpdate = await guardAuthenticator(superuser);
    const { rows } = await superuser.query<{ server_version: string }>('show server_version');
    await superuser.end();
    const asOwner = async (work: (database: SqlDatabase) => Promise<unknown>) => {
      const owner = await server.connect('postgres');
      await work(asDatabase(owner)).finally(() => owner.end());
    };
    const seed = () => asOwner(seedProject);
    await asOwner(async (database) => applyPending(database, await readMigrations(migrationsDir)));
    if (options.seed ?? true) await seed();
    return {
      version: rows[0]?.server_version.split(' ')[0] ?? '',
      hasSafeUpdate,
      connect: server.connect,
      urlOf: server.urlOf,
      seed,
      close: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function installSystem(superuser: Client, { password }: PostgresServer): Promise<void> {
  await superuser.query(readFileSync(join(import.meta.dirname, 'system.sql'), 'utf8'));
  for (const role of ['postgres', 'authenticator'])
    await superuser.query(`alter role ${role} password '${password}'`);
}

async function guardAuthenticator(superuser: Client): Promise<boolean> {
  try {
    await superuser.query(`load 'safeupdate'`);
  } catch {
    return false;
  }
  await superuser.query(`alter role authenticator set session_preload_libraries = 'safeupdate'`);
  return true;
}

async function seedProject(database: SqlDatabase): Promise<void> {
  await seedAccounts(database);
  await runSqlFiles(database, await readSqlFiles(seedDir));
}

function asDatabase(client: Client): SqlDatabase {
  const session = {
    exec: (sql: string) => client.query(sql),
    query: (sql: string, parameters?: unknown[]) => client.query(sql, parameters),
  };
  return {
    ...session,
    transaction: async (work) => {
      await client.query('begin');
      try {
        await work(session);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}
