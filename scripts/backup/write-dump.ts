// The rows of a project as SQL, in the form of `pg_dump --data-only`. Written over the connection itself, because pg_dump
// refuses a server that is newer than it, and few machines have the newest.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DUMP_END, DUMP_HEAD } from './read-dump.ts';
import { listTables, readSequences, type Table } from './tables.ts';

const NEW_LINE = 0x0a;

async function* dumpTable(
  database: Client,
  { name, columns }: Table,
  counts: Record<string, number>,
) {
  yield `\nCOPY ${name} (${columns}) FROM stdin;\n`;
  let rows = 0;
  const copied: AsyncIterable<Buffer> = database.query(
    copyTo(`COPY ${name} (${columns}) TO STDOUT`),
  );
  for await (const chunk of copied) {
    for (const byte of chunk) if (byte === NEW_LINE) rows += 1;
    yield chunk;
  }
  counts[name] = rows;
  yield '\\.\n';
}

async function* dump(database: Client, counts: Record<string, number>) {
  yield DUMP_HEAD;
  for (const table of await listTables(database)) yield* dumpTable(database, table, counts);
  yield `\n${(await readSequences(database)).join('\n')}\n\n${DUMP_END}\n`;
}

/** Writes the dump, compressed. Call it within a transaction, so that all tables are of the same moment. @returns rows by table. */
export async function writeDump(database: Client, file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await pipeline(
    Readable.from(dump(database, counts)),
    createGzip(),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return counts;
}
