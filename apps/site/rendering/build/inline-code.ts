// Code that is inlined into every page, so that no request delays FCP, and how the content
// security policy allows it: by its hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY, readManifest } from './manifest.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Sets the theme and schedules layout below the fold. */
export const bootstrapScript = readFileSync(
  join(import.meta.dirname, '..', 'document', 'bootstrap.js'),
  'utf8',
);
export const bootstrapSource = sourceOf(bootstrapScript);

export type StyleSheet = { file: string; text: string };

export function readStyleSheet(outDir: string): StyleSheet {
  const [file] = readManifest(outDir)[ENTRY]?.css ?? [];
  if (!file) throw new Error('The build has no style sheet.');
  return { file, text: readFileSync(join(outDir, file), 'utf8').trim() };
}

export const styleSource = (outDir: string) => sourceOf(readStyleSheet(outDir).text);
