// Rebuilds parts of a build only if their sources have changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../environment/settings.ts';

const NOT_SOURCES = /^(?:node_modules|dist|\.(?!env).*)$|\.test\.tsx?$/;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * @param paths files and folders of this repository; ignores tests and installed packages
 * @param more anything else that affects the result: settings, versions
 */
export function digestOfSources(paths: readonly string[], more: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(more));
  for (const file of paths.flatMap((path) => filesIn(resolve(root, path)))) {
    digest.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('base64url');
}

/** Calls `make` unless the folder was already made from the same sources. */
export async function reuse(
  folder: string,
  digest: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const note = `${folder}.made-from`;
  if (existsSync(folder) && existsSync(note) && readFileSync(note, 'utf8') === digest) return;
  rmSync(note, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await make(folder);
  writeFileSync(note, digest);
}
