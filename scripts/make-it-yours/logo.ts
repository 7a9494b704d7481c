// The logo: one SVG file, from which the header, the icons of the installed app and the back office are made.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIcons } from '../../packages/illustrations/src/render-icons.ts';

/** It is part of every page. */
const MOST_BYTES = 4000;

/** Why the file cannot be the logo, as a sentence. */
export function problemOfLogo(svg: string): string | undefined {
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(svg))
    return 'The logo is not an SVG file.';
  if (Buffer.byteLength(svg) > MOST_BYTES)
    return `The logo is larger than ${MOST_BYTES} bytes, and part of every page. Simplify it, for example with svgo.`;
  if (!/<svg[^>]*\sviewBox=/.test(svg))
    return 'The logo needs a viewBox, so that it can be scaled.';
  if (
    /<(script|style|foreignObject|image|iframe)\b|\son\w+=|\sstyle=|(href|src)\s*=\s*["'](?!#)/i.test(
      svg,
    )
  )
    return 'The logo may contain shapes only: no scripts, styles, pictures or links.';
  return undefined;
}

/** Replaces the logo and the icons made from it. @throws a sentence for the terminal. */
export async function replaceLogo(root: string, file: string): Promise<void> {
  const problem = problemOfLogo(readFileSync(file, 'utf8'));
  if (problem) throw new Error(problem);
  const site = join(root, 'apps/site/public');
  for (const folder of [site, join(root, 'apps/admin/public')])
    copyFileSync(file, join(folder, 'favicon.svg'));
  await renderIcons(site);
}
