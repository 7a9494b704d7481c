import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { defaultGrantsSql, hostedOwnersSql } from '../testing/hosted-owners.ts';
import { applyPending, findReplacedVersions, readMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { systemDatabase } from './prepare-database.ts';

/** What the API's callers hold in the product's schemas, as "travels authenticated UPDATE". */
const callersRightsSql = `
select named.thing || ' ' || coalesce(grantee.rolname, 'public') || ' ' || privilege_type as held
from (
  select oid::regclass::text, relacl, relnamespace from pg_class
  union all select oid::regprocedure::text, proacl, pronamespace from pg_proc
  union all select attrelid::regclass || '.' || attname, attacl, relnamespace
    from pg_attribute join pg_class on pg_class.oid = attrelid
) named (thing, acl, schema), aclexplode(acl)
left join pg_roles grantee on grantee.oid = grantee
where schema::regnamespace::text in ('public', 'private')
  and coalesce(grantee.rolname, 'public') in ('public', 'anon', 'authenticated')
order by held`;

describe('migrations', () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await systemDatabase(() => undefined);
  });
  afterAll(() => connection.close());

  it('that fail change nothing and name their file and line', async () => {
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

  it('run as the role postgres of a hosted project: no superuser, not the owner of auth and storage, no default grants, extensions not in its path', async () => {
    await connection.driver.exec(hostedOwnersSql);
    await expect(connection.driver.query(`select unaccent('é')`)).rejects.toThrow('does not exist');
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

  it('that were applied and are gone or edited since are found', async () => {
    const [first, second, ...others] = await readMigrations(migrationsDir);
    if (!first || !second) throw new Error('There are no migrations.');
    const edited = { ...second, sql: `${second.sql}-- Edited.` };
    expect(await findReplacedVersions(connection.driver, [first, second, ...others])).toEqual([]);
    expect(await findReplacedVersions(connection.driver, [edited, ...others])).toEqual([
      first.version,
      second.version,
    ]);
  });

  it('let the server read every table without default grants', async () => {
    const { rows } = await connection.driver.query(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not has_table_privilege('service_role', oid, 'select')`);
    expect(rows).toEqual([]);
  });

  it('give the same rights in an older project, which has data and grants everything by default', async () => {
    const older = await systemDatabase(() => undefined);
    await older.driver.exec(`
      insert into auth.users (id, email) values (gen_random_uuid(), 'before@example.org');
      insert into storage.buckets (id, name) values ('before', 'before');
      create policy before on storage.objects for select using (false);
    `);
    await older.driver.exec(hostedOwnersSql);
    await older.driver.exec(defaultGrantsSql);
    await applyPending(older.driver, await readMigrations(migrationsDir));
    await older.driver.exec('reset session authorization');
    const profiles = await older.driver.query('select email from public.profiles');
    expect(profiles.rows).toEqual([{ email: 'before@example.org' }]);
    const { rows } = await connection.driver.query(callersRightsSql);
    expect(rows.length).toBeGreaterThan(100);
    expect((await older.driver.query(callersRightsSql)).rows).toEqual(rows);
    await older.close();
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
