// Whether a project holds what a backup holds. Changes nothing.
import type { Manifest, StoredFile } from '../backup/manifest.ts';
import type { Project } from '../backup/project.ts';
import { type ListedFile, listFiles } from '../backup/storage.ts';
import { countRows, listTables } from '../backup/tables.ts';
import { findPictures } from './find-pictures.ts';
import { differences } from './restore-rows.ts';

export type Check = { problems: string[]; notes: string[] };

const AT_ONCE = 6;

export function compareFiles(
  expected: Readonly<Record<string, StoredFile[]>>,
  found: Readonly<Record<string, ListedFile[]>>,
): Check {
  const check: Check = { problems: [], notes: [] };
  for (const [bucket, files] of Object.entries(expected)) {
    const sizes = new Map((found[bucket] ?? []).map(({ name, bytes }) => [name, bytes]));
    for (const { name, bytes } of files) {
      const size = sizes.get(name);
      if (size === undefined) check.problems.push(`${bucket}/${name}: the file is missing`);
      else if (size !== bytes)
        check.problems.push(`${bucket}/${name}: ${size} bytes instead of ${bytes}`);
      sizes.delete(name);
    }
    if (sizes.size > 0)
      check.notes.push(`${bucket}: ${sizes.size} files that are not in the backup`);
  }
  return check;
}

async function unanswered(urls: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const waiting = urls.values();
  const openNext = async () => {
    for (const url of waiting) {
      const answer = await fetch(url).catch(() => undefined);
      await answer?.body?.cancel();
      if (!answer?.ok) failed.push(`${url}: ${answer?.status ?? 'no answer'}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return failed.sort();
}

export async function check({ database, url }: Project, manifest: Manifest): Promise<Check> {
  const tables = await listTables(database);
  const rows = differences(await countRows(database, tables), manifest.tables);
  const files = compareFiles(manifest.buckets, await listFiles(database));
  const pictures = await findPictures(database, url);
  return {
    problems: [
      ...rows,
      ...files.problems,
      ...pictures.missing.map((line) => `${line} (no such file)`),
      ...pictures.foreign.map((line) => `${line} (the address of a project)`),
      ...(await unanswered(pictures.urls)),
    ],
    notes: [
      ...files.notes,
      ...pictures.elsewhere.map((line) => `${line} (another site: visitors do not see it)`),
      `${tables.length} tables compared, ${pictures.urls.length} addresses of pictures opened.`,
    ],
  };
}
