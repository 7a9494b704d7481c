import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Problem, sentenceOf } from './problem.ts';

export const DUMP_HEAD = `-- The data of an Expat Buddy database, restored by \`npm run restore\`.
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET session_replication_role = replica;
`;

/** The last line: a dump without it was cut off. */
export const DUMP_END = '-- PostgreSQL database dump complete';

const COPY = /^COPY (\S+) \((.+)\) FROM stdin;$/;
const SETVAL = /^SELECT pg_catalog\.setval\('[^']+', -?\d+, (?:true|false)\);$/;

/** In their order: a table begins, lines of its rows (with their line ends), or a statement that sets a sequence. */
export type DumpPart =
  | { kind: 'table'; name: string; columns: string }
  | { kind: 'rows'; lines: Buffer; count: number }
  | { kind: 'sequence'; statement: string };

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = rest.lastIndexOf(0x0a) + 1;
    if (end === 0) continue;
    yield rest.subarray(0, end);
    rest = rest.subarray(end);
  }
  if (rest.length > 0) yield Buffer.concat([rest, Buffer.from('\n')]);
}

/** Throws a Problem for a file that is no whole dump, at the latest at its end. */
export async function* readDump(file: string): AsyncGenerator<DumpPart> {
  let table: string | undefined;
  let isFinished = false;
  try {
    for await (const block of linesOf(file)) {
      let at = 0;
      while (at < block.length) {
        if (table !== undefined) {
          const rows = rowsFrom(block, at);
          if (rows.count > 0)
            yield { kind: 'rows', lines: block.subarray(at, rows.end), count: rows.count };
          if (rows.isLast) table = undefined;
          at = rows.isLast ? rows.end + 3 : rows.end;
          continue;
        }
        const end = block.indexOf(0x0a, at);
        const line = block.toString('utf8', at, end);
        at = end + 1;
        const copy = COPY.exec(line);
        if (copy) {
          table = copy[1] ?? '';
          yield { kind: 'table', name: table, columns: copy[2] ?? '' };
        } else if (SETVAL.test(line)) yield { kind: 'sequence', statement: line };
        else if (line === DUMP_END) isFinished = true;
        else if (line !== '' && !line.startsWith('--') && !line.startsWith('SET '))
          throw new Problem(`an unexpected line: ${line.slice(0, 80)}`);
      }
    }
  } catch (error) {
    throw new Problem(`The dump ${file} is damaged: ${sentenceOf(error)}`);
  }
  if (!isFinished || table !== undefined)
    throw new Problem(`The dump ${file} is cut off: its last line is not “${DUMP_END}”.`);
}

/** The rows of a table in a block, up to its end (`\.` on a line) or that of the block. */
function rowsFrom(block: Buffer, from: number): { end: number; count: number; isLast: boolean } {
  let at = from;
  let count = 0;
  while (at < block.length) {
    if (block[at] === 0x5c && block[at + 1] === 0x2e && block[at + 2] === 0x0a)
      return { end: at, count, isLast: true };
    at = block.indexOf(0x0a, at) + 1;
    count += 1;
  }
  return { end: at, count, isLast: false };
}

/** Reads all of a dump. @returns rows by table. */
export async function countDump(file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table = '';
  for await (const part of readDump(file)) {
    if (part.kind === 'table') {
      table = part.name;
      counts[table] = 0;
    } else if (part.kind === 'rows') counts[table] = (counts[table] ?? 0) + part.count;
  }
  return counts;
}
