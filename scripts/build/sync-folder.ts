// Updates a folder without rewriting unchanged files, so that hosts upload only the changes.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files below a folder, as paths inside it. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
}

function isSame(one: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size;
  return size === statSync(one).size && readFileSync(one).equals(readFileSync(other));
}

/** Copies the files that are missing or differ. */
export function copyChanged(from: string, to: string, files: readonly string[]): void {
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    if (isSame(source, target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
}

/** Removes all other files, and the folders that become empty. */
export function removeOthers(dir: string, files: ReadonlySet<string>): void {
  for (const file of filesBelow(dir)) if (!files.has(file)) rmSync(join(dir, file));
  const folders = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => other.length - one.length);
  for (const folder of folders) if (readdirSync(folder).length === 0) rmdirSync(folder);
}
