import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Migration, readMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { projectSnapshot } from '../database/prepare-database.ts';
import { migrationsDir } from '../paths.ts';
import { readFunctions, readTriggers, repeated } from './statements.ts';

const migration = (file: string, sql: string): Migration => ({
  version: file,
  name: file,
  file,
  sql,
});

describe('the migrations', () => {
  let migrations: Migration[];
  let connection: PgliteConnection;
  beforeAll(async () => {
    migrations = await readMigrations(migrationsDir);
    const log = () => undefined;
    connection = await openDatabase(
      undefined,
      await projectSnapshot({ migrationsDir, seed: false, log }),
    );
  });
  afterAll(() => connection.close());

  it('define every function once', async () => {
    const functions = await readFunctions(migrations);
    expect(functions.length).toBeGreaterThan(100);
    expect(repeated(functions)).toEqual([]);
  });

  it('write out every trigger that the database has, except those of content', async () => {
    const { rows } = await connection.driver.query<{ name: string }>(`
      select nspname || '.' || relname || ' ' || tgname as name
      from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      where not tgisinternal and nspname in ('public', 'private', 'auth')
        and tgfoid in (select oid from pg_proc where pronamespace = 'private'::regnamespace)
        and tgname not in (
          select kind.of_table || '_' || standard.suffix
          from private.content_kinds kind, private.standard_triggers(kind) standard)`);
    const written = (await readTriggers(migrations)).map(({ name }) => name);
    expect(rows.length).toBeGreaterThan(100);
    expect(written.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('copy the name of a table to a text before they compare it or pass it on', async () => {
    // It has the collation "C". No index on a text column has, and even a cast keeps it.
    const { rows } = await connection.driver.query(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and regexp_replace(prosrc, ':= tg_table_name;|case tg_table_name', '', 'g') ~ 'tg_table_name'`);
    expect(rows).toEqual([]);
  });
});

describe('a repeated function', () => {
  const one = 'create function private.f(a integer[], out b text) language sql as $$ select 1 $$;';

  it('is found in two files', async () => {
    const again = 'create or replace function private.f(c int[]) returns text language sql as $$$$';
    const functions = await readFunctions([migration('1.sql', one), migration('2.sql', again)]);
    expect(repeated(functions)).toEqual(['private.f(pg_catalog.int4[]): 1.sql, 2.sql']);
  });

  it('is not one with other arguments or in another schema', async () => {
    const others = `
      create function private.f(a integer) returns text language sql as $$ select 1 $$;
      create function public.f(a integer[]) returns text language sql as $$ select 1 $$;`;
    const functions = await readFunctions([migration('1.sql', one + others)]);
    expect(functions.length).toBe(3);
    expect(repeated(functions)).toEqual([]);
  });
});

describe('a trigger', () => {
  it('that a loop creates does not count as written out', async () => {
    const loop = `do $$ begin execute format('create trigger %I after insert on public.a ' ||
      'for each row execute function private.f()', 'a_f'); end $$;`;
    const literal = `create trigger a_g after insert on public.a
      for each row execute function private.f();`;
    expect(await readTriggers([migration('1.sql', loop + literal)])).toEqual([
      { file: '1.sql', name: 'public.a a_g' },
    ]);
  });
});
