// What the site's build wrote about its files (Vite's manifest).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = 'index.html';
export const CODE_LOADER = 'rendering/document/load-code.js';

export const readManifest = (outDir: string) =>
  JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The path of one source's file in the built site. */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk.file;
}

/** The scripts of these sources and everything they import, each once. */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const queue = [...sources];
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    const file = fileOf(manifest, source);
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(manifest[source]?.imports ?? []));
  }
  return [...files];
}

/** The two fonts of Latin text, which every first screen shows. */
export function firstScreenFonts(manifest: Manifest): string[] {
  const latin = /(?:readex-pro|fraunces)-latin-(?:wght|opsz)-normal\.woff2$/;
  return Object.values(manifest).flatMap(({ src, file }) => (latin.test(src ?? '') ? file : []));
}
