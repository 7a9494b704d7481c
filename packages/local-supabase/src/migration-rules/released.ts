// Released migrations have run on databases with data, where an edit would never arrive: `supabase db push` compares names only.
import { createHash } from 'node:crypto';
import type { Migration } from '../database/migrations.ts';

const LINE = /^([0-9a-f]{64}) {2}(\S+\.sql)$/;

/**
 * What differs from the released migrations, one sentence each.
 * @param list lines of sha256sum; others are comments
 */
export function changesOfReleased(list: string, migrations: readonly Migration[]): string[] {
  const released = list.split('\n').flatMap((line) => {
    const [, digest, file] = LINE.exec(line) ?? [];
    return digest && file ? [{ digest, file }] : [];
  });
  const present = new Map(migrations.map(({ file, sql }) => [file, sql]));
  const names = new Set(released.map(({ file }) => file));
  const last =
    released
      .map(({ file }) => file)
      .sort()
      .at(-1) ?? '';
  return [
    ...released.flatMap(({ digest, file }) => {
      const sql = present.get(file);
      if (sql === undefined)
        return [`${file} is released, but missing. Restore it under its name.`];
      if (createHash('sha256').update(sql).digest('hex') === digest) return [];
      return [`${file} is released, but changed. Restore it, and write a new migration.`];
    }),
    ...migrations
      .filter(({ file }) => !names.has(file) && file < last)
      .map(({ file }) => `${file} is new, but older than ${last}. Give it a later day.`),
  ];
}
