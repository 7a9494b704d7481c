// The site's style sheet, which stands in every page: as a file it would hold back the first paint by one
// more journey.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/;

function styleOf(outDir: string): string {
  const [file] = readManifest(outDir)['index.html']?.css ?? [];
  if (!file) throw new Error('The build has no style sheet.');
  return readFileSync(join(outDir, file), 'utf8').trim();
}

/**
 * The link stays, disabled and therefore never fetched: code that comes later looks for it, and without
 * it would bring the same sheet again and have the whole page laid out anew.
 *
 * @returns what puts the style sheet of a built site into a document, beside its link
 */
export function styleInto(outDir: string): (document: string) => string {
  const style = styleOf(outDir);
  return (document) =>
    document.replace(
      STYLE_LINK,
      (link) => `${link.replace('<link', '<link disabled')}<style>${style}</style>`,
    );
}

/** How a content security policy names the style sheet that stands in the pages. */
export function styleSource(outDir: string): string {
  return `'sha256-${createHash('sha256').update(styleOf(outDir)).digest('base64')}'`;
}
