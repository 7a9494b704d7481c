// What holds back the first paint of a page, as a header: a browser then fetches it with the first byte of
// the answer, instead of when it has read the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param outDir a built site; its shell and its pages have the same style sheet and the same first script */
export function firstScreenLink(outDir: string): string {
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8');
  const styles = [...shell.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)];
  const scripts = [...shell.matchAll(/<script src="([^"]+)"><\/script>/g)];
  return [
    ...styles.map(([, href]) => `<${href}>; rel=preload; as=style; crossorigin`),
    ...scripts.map(([, src]) => `<${src}>; rel=preload; as=script`),
  ].join(', ');
}
