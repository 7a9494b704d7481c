// What has to be true before a restore changes anything.
import { createInterface } from 'node:readline/promises';
import { describe } from '../backup/describe.ts';
import { type Manifest, problemsOf, readManifest } from '../backup/manifest.ts';
import { Problem } from '../backup/problem.ts';
import { type Project, readMigrations } from '../backup/project.ts';
import { listFiles } from '../backup/storage.ts';
import { listTables } from '../backup/tables.ts';
import type { Purpose } from './restore-rows.ts';

const UNCHANGED = 'Nothing was changed.';

/** Reads all of a backup. Throws a Problem unless it is whole. */
export async function readWhole(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems = await problemsOf(folder, manifest);
  if (problems.length === 0) return manifest;
  const shown = problems.slice(0, 20).join('\n');
  throw new Problem(`The backup ${folder} is not whole. ${UNCHANGED}\n${shown}`);
}

/** Throws a Problem if the project's migrations are others than those of the backup. */
export function requireSameMigrations(found: readonly string[], { migrations }: Manifest): void {
  if (found.join() === migrations.join()) return;
  const [newest, expected] = [found.at(-1), migrations.at(-1)];
  throw new Problem(
    newest === expected
      ? `The backup and the project have other migrations before ${newest}. ${UNCHANGED}`
      : `The backup was made after migration ${expected}, but the project has ${newest}. Check out the version of the backup and push its migrations to an empty project. ${UNCHANGED}`,
  );
}

/** Throws a Problem unless the backup fits into the project's tables and buckets. */
export async function requireSameSchema({ database }: Project, manifest: Manifest): Promise<void> {
  requireSameMigrations(await readMigrations(database), manifest);
  const tables = (await listTables(database)).map(({ name }) => name).sort();
  if (tables.join() !== Object.keys(manifest.tables).sort().join())
    throw new Problem(`The project has other tables than the backup. ${UNCHANGED}`);
  const buckets = await listFiles(database);
  const missing = Object.keys(manifest.buckets).filter((bucket) => !(bucket in buckets));
  if (missing.length > 0)
    throw new Problem(`The project has no bucket ${missing.join(', ')}. ${UNCHANGED}`);
}

/** A drill, unless the project is the one that the backup was made of. */
export function purposeOf(
  url: string,
  { source }: Manifest,
  asked: { drill: boolean; disaster: boolean },
): Purpose {
  if (asked.drill && asked.disaster) throw new Problem('Choose --drill or --disaster.');
  if (asked.disaster) return 'disaster';
  if (url !== source) return 'drill';
  throw new Problem(
    `The backup was made of this project, ${url}. A drill needs another one; to replace what this one holds, add --disaster. ${UNCHANGED}`,
  );
}

/** Asks for the name of the project whose content will be replaced. Throws a Problem unless it is given. */
export async function confirm(
  project: Project,
  manifest: Manifest,
  purpose: Purpose,
): Promise<void> {
  const { host } = new URL(project.url);
  const { rows } = await project.database.query<{ summary: string }>(`
    select format('%s accounts, %s inquiries, %s travels', (select count(*) from auth.users),
      (select count(*) from public.contact_submissions), (select count(*) from public.travels)) as summary`);
  console.log(`${host} holds ${rows[0]?.summary}. All of it is replaced by the backup`);
  console.log(`of ${manifest.source}, made at ${manifest.madeAt}:`);
  for (const line of describe(manifest)) console.log(`  ${line}`);
  console.log(
    purpose === 'drill'
      ? 'This is a drill: the project will send no email and request no build.'
      : 'It takes the place of a lost project: it will send emails and request builds.',
  );
  if (!process.stdin.isTTY)
    throw new Problem(`This run cannot ask: add --yes to go on. ${UNCHANGED}`);
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await dialog.question(`Type ${host} to go on: `).finally(() => dialog.close());
  if (answer.trim() !== host) throw new Problem(UNCHANGED);
}
