// What a browser fetches for the first screen of a page, from what the build wrote down about itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (outDir: string) =>
  JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The scripts of these sources, with all that they import, each once. */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const waiting = [...sources];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}
