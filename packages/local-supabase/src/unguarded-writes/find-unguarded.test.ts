import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { projectSnapshot } from '../database/prepare-database.ts';
import { migrationsDir } from '../paths.ts';
import { findUnguarded, readDefinitions } from './find-unguarded.ts';

describe('UPDATE and DELETE without WHERE', () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    const log = () => undefined;
    connection = await openDatabase(
      undefined,
      await projectSnapshot({ migrationsDir, seed: false, log }),
    );
    await connection.driver.exec('create table private.probe (id int, name text)');
  });
  afterAll(() => connection.close());

  async function offencesOfProbe(statements: string): Promise<string[]> {
    await connection.driver.exec(`begin; ${statements}`);
    const definitions = await readDefinitions(connection.driver);
    await connection.driver.exec('rollback');
    return findUnguarded(definitions.filter(({ name }) => name.includes('probe_it')));
  }

  it('are in no function, trigger or rule of the product', async () => {
    const definitions = await readDefinitions(connection.driver);
    expect(definitions.length).toBeGreaterThan(100);
    expect(await findUnguarded(definitions)).toEqual([]);
  });

  const plpgsql = (statements: string, declared = '') =>
    `create function private.probe_it() returns void language plpgsql as $$ ${declared}
     begin ${statements} end $$`;
  const sql = (body: string) =>
    `create function private.probe_it() returns void language sql ${body}`;

  it.each([
    ['SQL', sql('as $$ update private.probe set id = 1 $$')],
    ['SQL, second statement', sql('as $$ select 1; delete from private.probe $$')],
    ['SQL with a standard body', sql('begin atomic update private.probe set id = 1; end')],
    ['PL/pgSQL', plpgsql('delete from private.probe;')],
    ['a branch', plpgsql('if true then update private.probe set id = 1; end if;')],
    [
      'an exception handler',
      plpgsql('perform 1; exception when others then delete from private.probe;'),
    ],
    [
      'a common table expression',
      plpgsql(
        'with gone as (delete from private.probe returning 1) insert into private.probe select 1 from gone;',
      ),
    ],
    [
      'a loop',
      plpgsql(
        'for i in update private.probe set id = 1 returning id loop end loop;',
        'declare i int;',
      ),
    ],
    ['EXECUTE', plpgsql(`execute 'delete from private.probe';`)],
    [
      'EXECUTE of format()',
      plpgsql(`execute format('update %I.%I set id = $1', 'a', 'b') using 1;`),
    ],
    [
      'EXECUTE of a variable',
      plpgsql(
        `what := 'delete from ' || place; execute what;`,
        `declare what text; place text := 'a.b';`,
      ),
    ],
    [
      'one branch of an EXECUTE',
      plpgsql(`execute 'delete from a.b' || case when true then ' where id = 1' else '' end;`),
    ],
    [
      'EXECUTE of concat_ws() with a condition that may be left out',
      plpgsql(`execute concat_ws(' ', 'delete from a.b', case when true then 'where id = 1' end);`),
    ],
    [
      'EXECUTE of a variable that a query fills',
      plpgsql(
        `select name into tail from private.probe; execute 'delete from a.b ' || tail;`,
        `declare tail text := 'where id = 1';`,
      ),
    ],
    [
      'EXECUTE of another statement after a view',
      plpgsql(`execute 'create or replace view a.b as select 1; delete from a.b';`),
    ],
    ['EXECUTE of what nobody can know', plpgsql(`execute current_setting('a.b');`)],
    [
      'a rule',
      'create rule probe_it as on insert to private.probe do also delete from private.probe',
    ],
    [
      'a trigger',
      `create function private.probe_it() returns trigger language plpgsql as
         $$ begin update private.probe set id = 1; return new; end $$;
       create trigger probe_it after insert on private.probe execute function private.probe_it()`,
    ],
  ])('are found in %s', async (_where, bad) => {
    expect(await offencesOfProbe(bad)).toEqual([expect.stringMatching(/^(private\.)?probe_it/)]);
  });

  it.each([
    ['SQL', sql('as $$ update private.probe set id = 1 where id = 2 $$')],
    ['PL/pgSQL', plpgsql('delete from private.probe where id = 1;')],
    ['EXECUTE', plpgsql(`execute format('delete from %I where id = %L', 'a', 1);`)],
    [
      'EXECUTE of concat_ws()',
      plpgsql(
        `execute concat_ws(' and ', 'delete from a.b where true', case when true then 'id = 1' end);`,
      ),
    ],
    ['an upsert', plpgsql('insert into private.probe values (1) on conflict do nothing;')],
  ])('are distinguished from those with one in %s', async (_where, good) => {
    expect(await offencesOfProbe(good)).toEqual([]);
  });
});
