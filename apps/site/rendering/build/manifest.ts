// What the site's build wrote about its files (Vite's manifest).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@expat-buddy/domain/language/languages';

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
export const POLYFILLS = 'rendering/document/polyfills.ts';

/** Each language's build has its own. The back office uses the name of the English one. */
export const manifestFile = (language: Language) =>
  join('.vite', language === 'en' ? 'manifest.json' : `manifest.${language}.json`);

export const readManifest = (outDir: string, language: Language = 'en') =>
  JSON.parse(readFileSync(join(outDir, manifestFile(language)), 'utf8')) as Manifest;

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

/** The fonts that every first screen in the language shows. */
export function firstScreenFonts(manifest: Manifest, language: Language): string[] {
  const fonts =
    language === 'ar'
      ? /(?:readex-pro-(?:arabic|basic-latin)|markazi-text-arabic)\.woff2$/
      : /(?:readex-pro|fraunces)-latin-(?:wght|opsz)-normal\.woff2$/;
  return Object.values(manifest).flatMap(({ src, file }) => (fonts.test(src ?? '') ? file : []));
}
