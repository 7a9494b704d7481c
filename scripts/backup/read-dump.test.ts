import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { countDump, DUMP_END, DUMP_HEAD, readDump } from './read-dump.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-dump-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = Array.from({ length: 9000 }, (_, n) => `${n}\t\\\\.\tأهلا “${n}” \\n`).join('\n');
const whole = `${DUMP_HEAD}
COPY public.travels (id, "imageUrl", title) FROM stdin;
${rows}
\\.

COPY public.empty (id) FROM stdin;
\\.

COPY public.blank (text) FROM stdin;


\\.

SELECT pg_catalog.setval('public.a_id_seq', 7, true);

${DUMP_END}
`;

function write(content: Buffer): string {
  const file = join(folder, `${crypto.randomUUID()}.sql.gz`);
  writeFileSync(file, content);
  return file;
}

it('counts the rows of each table', async () => {
  const counts = { 'public.travels': 9000, 'public.empty': 0, 'public.blank': 2 };
  expect(await countDump(write(gzipSync(whole)))).toEqual(counts);
});

it('gives back what was written', async () => {
  const lines: Buffer[] = [];
  const others: unknown[] = [];
  for await (const part of readDump(write(gzipSync(whole)))) {
    if (part.kind === 'rows') lines.push(part.lines);
    else others.push(part);
  }
  expect(Buffer.concat(lines).toString()).toBe(`${rows}\n\n\n`);
  expect(others).toContainEqual({
    kind: 'table',
    name: 'public.travels',
    columns: 'id, "imageUrl", title',
  });
  expect(others.at(-1)).toEqual({
    kind: 'sequence',
    statement: `SELECT pg_catalog.setval('public.a_id_seq', 7, true);`,
  });
});

it.each([
  ['without its end', gzipSync(whole.replace(DUMP_END, '')), /cut off/],
  ['that ends within a table', gzipSync(whole.slice(0, 5000)), /cut off/],
  ['whose end is data', gzipSync(whole.replace(/\n\\\.[\s\S]*/, `\n${DUMP_END}\n`)), /cut off/],
  ['that is empty', gzipSync(''), /cut off/],
  ['with half its bytes', gzipSync(whole).subarray(0, 9000), /damaged/],
  ['of zeros', Buffer.alloc(500), /damaged/],
  ['with other statements', gzipSync(`drop table public.travels;\n${whole}`), /unexpected line/],
])('refuses a dump %s', async (_, content, problem) => {
  await expect(countDump(write(content))).rejects.toThrow(problem);
});

it('refuses a dump that is not there', async () => {
  await expect(countDump(join(folder, 'none'))).rejects.toThrow(/no such file/);
});
