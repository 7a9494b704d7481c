/** Makes a database of the project: with its migrations, and with its seed when asked. */
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { readProjectConfig } from '../config.ts';
import { createLiteApp } from '../lite-app.ts';
import { cacheDir, seedDir } from '../paths.ts';
import { seedAccounts } from './accounts.ts';
import {
  applyPending,
  type Migration,
  readMigrations,
  readSqlFiles,
  runSqlFiles,
  type SqlFile,
} from './migrations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { openDatabase } from './open-database.ts';
import { authFunctionsSql, rolesSql } from './project-schema.ts';
import { keyOf, readSnapshot, versionOf, writeSnapshot } from './snapshot.ts';

export interface PrepareOptions {
  migrationsDir: string;
  seed: boolean;
  log: (line: string) => void;
}

/** Changes with the schemas and roles that exist before the first migration. */
export const systemKey = keyOf(
  versionOf('@electric-sql/pglite'),
  versionOf('@supabase/lite'),
  rolesSql,
  authFunctionsSql,
  'without templates',
);

/** A snapshot of the database after the migrations, cached by their content. */
export async function projectSnapshot({ migrationsDir, seed, log }: PrepareOptions): Promise<Blob> {
  const migrations = await readMigrations(migrationsDir);
  const seeds = seed ? await readSqlFiles(seedDir) : [];
  const key = keyOf(
    systemKey,
    seed ? 'seeded' : 'bare',
    seed ? String(seedAccounts) : '',
    ...[...migrations, ...seeds].flatMap(({ file, sql }) => [file, sql]),
  );
  const name = `project-${key}`;
  return (
    (await readSnapshot(cacheDir, name)) ??
    oneAtATime(join(cacheDir, `preparing-${name}`), async () => {
      const cached = await readSnapshot(cacheDir, name);
      return cached ?? prepareProject(name, migrations, seed ? seeds : undefined, log);
    })
  );
}

async function prepareProject(
  name: string,
  migrations: Migration[],
  seeds: SqlFile[] | undefined,
  log: PrepareOptions['log'],
): Promise<Blob> {
  const connection = await systemDatabase(log);
  try {
    log(`Applying ${migrations.length} migrations${seeds ? ' and the seed' : ''} …`);
    await applyPending(connection.driver, migrations);
    if (seeds) {
      await seedAccounts(connection.driver);
      await runSqlFiles(connection.driver, seeds);
    }
    await connection.driver.exec('analyze');
    return await writeSnapshot(connection, cacheDir, name);
  } finally {
    await connection.close();
  }
}

/** A database as it is before the first migration. */
export async function systemDatabase(log: (line: string) => void): Promise<PgliteConnection> {
  const name = `system-${systemKey}`;
  const cached = await readSnapshot(cacheDir, name);
  if (cached) return openDatabase(undefined, cached);
  return oneAtATime(join(cacheDir, `preparing-${name}`), async () => {
    const cached = await readSnapshot(cacheDir, name);
    return cached ? openDatabase(undefined, cached) : createSystem(name, log);
  });
}

async function createSystem(name: string, log: PrepareOptions['log']): Promise<PgliteConnection> {
  log('Making an empty Postgres database (once, about ten seconds) …');
  const connection = await openDatabase(undefined);
  await installSystem(connection);
  for (const statement of dropTemplatesSql) await connection.driver.exec(statement);
  await writeSnapshot(connection, cacheDir, name);
  return connection;
}

// No second database is created here, and without the templates the snapshot unpacks twice as fast.
const dropTemplatesSql = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
];

/** Roles, schemas and functions that the migrations rely on. Idempotent; keeps data. */
export async function installSystem(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(rolesSql);
  const app = await createLiteApp({
    connection,
    config: readProjectConfig(),
    storageDir: cacheDir,
  });
  await app.ensureSystemSchema();
  await connection.driver.exec(authFunctionsSql);
}
