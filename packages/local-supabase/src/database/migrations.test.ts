import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { hostedOwnersSql } from '../testing/hosted-owners.ts';
import { applyPending, readMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { systemDatabase } from './prepare-database.ts';

describe('migrations', () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await systemDatabase(() => undefined);
  });
  afterAll(() => connection.close());

  it('that fail leave nothing behind and name their file and line', async () => {
    const sql = 'create table public.half (id int);\n\nselect nonsense;';
    const broken = {
      version: '20000101000000',
      name: 'broken',
      file: '20000101000000_broken.sql',
      sql,
    };
    await expect(applyPending(connection.driver, [broken])).rejects.toThrow(
      'The migration 20000101000000_broken.sql:3 failed: column "nonsense" does not exist',
    );
    const { rows } = await connection.driver.query(`select to_regclass('public.half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('run as the role postgres of a hosted project, which is no superuser and owns neither auth nor storage', async () => {
    await connection.driver.exec(hostedOwnersSql);
    await expect(connection.driver.exec('alter table auth.users add column x int')).rejects.toThrow(
      'must be owner',
    );
    await expect(connection.driver.exec('create role other superuser')).rejects.toThrow(
      'permission denied',
    );
    const applied = await applyPending(connection.driver, await readMigrations(migrationsDir));
    expect(applied.length).toBeGreaterThan(10);
    expect(await applyPending(connection.driver, await readMigrations(migrationsDir))).toEqual([]);
    await connection.driver.exec('reset session authorization');
  });

  it('find accounts, files and tables of others already there', async () => {
    const other = await systemDatabase(() => undefined);
    await other.driver.exec(`
      insert into auth.users (id, email) values (gen_random_uuid(), 'before@example.org');
      insert into storage.buckets (id, name) values ('before', 'before');
      create policy before on storage.objects for select using (false);
    `);
    await applyPending(other.driver, await readMigrations(migrationsDir));
    const { rows } = await other.driver.query(`select email from public.profiles`);
    expect(rows).toEqual([{ email: 'before@example.org' }]);
    await other.close();
  });

  it('are the same after a snapshot', async () => {
    const copy = await openDatabase(undefined, await connection.driver.dumpDataDir('gzip'));
    const { rows } = await copy.driver.query(
      'select count(*)::int as count from supabase_migrations.schema_migrations',
    );
    expect(rows).toEqual([{ count: (await readMigrations(migrationsDir)).length }]);
    await copy.close();
  });
});
