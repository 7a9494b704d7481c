// Fills a hosted-like database to the size in docs/database-speed.md, runs the requests of the
// site, the back office and the server, and writes the table of that document. Every request has a
// budget.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment/settings.ts';
import { openHostedLike } from '../hosted-like/hosted-like.ts';
import { POSTGRES_MAJORS, type PostgresMajor } from '../hosted-like/postgres-binaries.ts';
import { table } from './tables.ts';

/** In milliseconds. The texts of 100 published travels are indexed in three languages, about a millisecond each. */
const limitOf = (request: string) => (request.includes(', 100 ') ? 200 : 100);
const FILES = ['measure.sql', 'site.sql', 'office.sql', 'writes.sql'];
// The settings of a small project; Supabase turns jit off. Only filling writes thousands of travels in one transaction,
// each of which takes a lock.
const SETTINGS = {
  shared_buffers: '256MB',
  jit: 'off',
  max_wal_size: '4GB',
  max_locks_per_transaction: '256',
};
const document = join(root, 'docs', 'database-speed.md');
const [BEGIN, END] = [
  '<!-- figures: written by the command below -->',
  '<!-- end of the figures -->',
];

type Measured = {
  request: string;
  milliseconds: string;
  buffers: string;
  rows_read: string | null;
  scanned: string;
};

const bench = (file: string) => readFileSync(join(root, 'supabase', 'bench', file), 'utf8');

/** The versions of `--postgres=15,17`, by default both. */
export function askedMajors(words: readonly string[]): PostgresMajor[] {
  const asked = words.find((word) => word.startsWith('--postgres='))?.split('=')[1];
  const majors = POSTGRES_MAJORS.filter(
    (major) => asked?.split(',').includes(String(major)) ?? true,
  );
  if (majors.length === 0) throw new Error(`--postgres takes ${POSTGRES_MAJORS.join(', ')}.`);
  return majors;
}

type Run = { version: string; rows: Measured[] };

async function measure(major: PostgresMajor): Promise<Run> {
  const database = await openHostedLike({ major, settings: SETTINGS });
  try {
    console.log(`PostgreSQL ${database.version}: filling (one to two minutes) …`);
    const superuser = await database.connect('supabase_admin');
    await superuser.query(bench('fill.sql'));
    await superuser.query('vacuum (analyze)');
    await superuser.query('checkpoint');
    console.log(`PostgreSQL ${database.version}: asking …`);
    for (const file of FILES) await superuser.query(bench(file));
    const { rows } = await superuser.query<Measured>('select * from measured order by place');
    await superuser.end();
    return { version: database.version, rows };
  } finally {
    await database.close();
  }
}

const figure = (value: string | number | null) =>
  value === null ? '' : Number(value).toLocaleString('en');

/** Returns false if a request exceeds its budget. */
export async function benchDatabase(majors: readonly PostgresMajor[]): Promise<boolean> {
  const runs: Run[] = [];
  for (const major of majors) runs.push(await measure(major));
  const [first] = runs;
  if (!first) return true;
  const rows = first.rows.map(({ request, buffers, rows_read, scanned }, place) => [
    request,
    ...runs.map((run) => Number(run.rows[place]?.milliseconds).toFixed(1)),
    figure(buffers),
    figure(rows_read),
    scanned,
  ]);
  const head = ['Request', ...runs.map(({ version }) => version)];
  const text = table([...head, 'buffers', 'rows', 'read whole'], rows);
  console.log(`\n${text}\n`);
  const [before, after] = readFileSync(document, 'utf8').split(
    new RegExp(`(?<=${BEGIN}\n)[^]*(?=${END})`),
  );
  writeFileSync(document, `${before}\n${text}\n\n${after}`);

  const slow = runs.flatMap((run) =>
    run.rows
      .filter(({ request, milliseconds }) => Number(milliseconds) > limitOf(request))
      .map(
        ({ request, milliseconds }) =>
          `PostgreSQL ${run.version}: ${request} takes ${milliseconds} ms. The limit is ${limitOf(request)} ms.`,
      ),
  );
  for (const sentence of slow) console.error(sentence);
  return slow.length === 0;
}
