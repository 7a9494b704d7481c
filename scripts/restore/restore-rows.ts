import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DUMP, type Manifest } from '../backup/manifest.ts';
import { Problem } from '../backup/problem.ts';
import { readDump } from '../backup/read-dump.ts';
import { countRows, listTables } from '../backup/tables.ts';

/** What a restored project is for: an exercise, or the place of one that is lost. */
export type Purpose = 'drill' | 'disaster';

async function copyRows(database: Client, file: string): Promise<void> {
  const parts = readDump(file);
  let next = await parts.next();
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      next = await parts.next();
      if (next.done || next.value.kind !== 'rows') return;
      yield next.value.lines;
    }
  }
  while (!next.done) {
    const part = next.value;
    if (part.kind === 'table') {
      const statement = `COPY ${part.name} (${part.columns}) FROM STDIN`;
      await pipeline(Readable.from(rows()), database.query(copyFrom(statement)));
    } else {
      if (part.kind === 'sequence') await database.query(part.statement);
      next = await parts.next();
    }
  }
}

/** Sessions and the like go with their accounts. */
async function empty(database: Client, names: readonly string[]): Promise<void> {
  const ours = names.filter((name) => !name.startsWith('auth.'));
  await database.query(`truncate ${ours.join(', ')}`);
  await database.query('delete from auth.identities where true');
  await database.query('delete from auth.users where true');
}

/** Names what differs between the rows of a database and those of a backup, by table. */
export function differences(
  found: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name}: ${found[name] ?? 'no'} rows instead of ${expected[name] ?? 'none'}`);
}

/** Replaces all rows by those of a backup, in one transaction: if anything fails, the project is as it was. */
export async function restoreRows(
  database: Client,
  folder: string,
  manifest: Manifest,
  purpose: Purpose,
): Promise<void> {
  const after = await readFile(join(import.meta.dirname, `${purpose}.sql`), 'utf8');
  await database.query('begin');
  try {
    const tables = await listTables(database);
    await empty(
      database,
      tables.map(({ name }) => name),
    );
    // No triggers, and no checks of the order in which tables refer to each other.
    await database.query('set local session_replication_role = replica');
    await copyRows(database, join(folder, DUMP));
    const wrong = differences(await countRows(database, tables), manifest.tables);
    if (wrong.length > 0)
      throw new Problem(`The rows are not those of the backup:\n${wrong.join('\n')}`);
    await database.query(after);
    await database.query('commit');
  } catch (error) {
    await database.query('rollback').catch(() => undefined);
    throw error;
  }
  await database.query('analyze');
}
