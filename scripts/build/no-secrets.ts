// Fails if a public file contains a server key.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { holdsServerKey } from '../../apps/site/rendering/build/server-keys.ts';

/**
 * @param secrets values that must not appear
 * @returns a sentence for each file that contains one, with its path under `dir`
 */
export function findSecrets(dir: string, secrets: readonly string[]): string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'latin1');
    const isLeaking = secrets.some((secret) => text.includes(secret)) || holdsServerKey(text);
    return isLeaking ? [`${relative(dir, path)} holds a key of the server`] : [];
  });
}
