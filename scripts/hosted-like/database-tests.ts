// supabase/tests on a hosted-like database without seed, as `postgres`, which is not a superuser there.
import {
  type FileResult,
  pgtapScript,
  runTestFiles,
  type TestSession,
} from '@expat-buddy/local-supabase/pgtap';
import type { Client, QueryArrayResult } from 'pg';
import type { HostedLike } from './hosted-like.ts';

export async function runDatabaseTests(database: HostedLike): Promise<FileResult[]> {
  const superuser = await database.connect('supabase_admin');
  await installPgTap(superuser);
  await superuser.end();
  const owner = await database.connect('postgres');
  const session = sessionOf(owner);
  await session.reset();
  const failures = (line: string) => line.startsWith('ok') || console.log(line);
  return runTestFiles(session, { log: failures }).finally(() => owner.end());
}

/** Debian's package if it is installed, otherwise PGlite's script. */
async function installPgTap(superuser: Client): Promise<void> {
  const { rowCount } = await superuser.query(
    `select from pg_available_extensions where name = 'pgtap'`,
  );
  if (rowCount) await superuser.query('create extension pgtap with schema extensions');
  else {
    await superuser.query('set search_path to extensions');
    await superuser.query(pgtapScript());
    // `create extension if not exists` in the tests must find it.
    await superuser.query(`
      insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      select coalesce(max(oid::bigint), 0) + 1, 'pgtap', 'supabase_admin'::regrole, 'extensions'::regnamespace, true, '1.3.5'
      from pg_extension`);
  }
  await superuser.query('grant execute on all functions in schema extensions to public');
}

function sessionOf(client: Client): TestSession {
  return {
    run: async (sql) => {
      const answer: unknown = await client.query({ text: sql, rowMode: 'array' });
      return (Array.isArray(answer) ? answer : [answer]) as QueryArrayResult[];
    },
    reset: async () => {
      await client.query('rollback');
      await client.query('discard all');
      // As in `supabase test db`; the migrations run without it.
      await client.query('set search_path to "$user", public, extensions');
    },
  };
}
