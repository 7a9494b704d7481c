import { Parser } from 'htmlparser2';

/** The document without its script elements, data included, and its module preloads. */
export function withoutScripts(html: string): string {
  const kept: string[] = [];
  let from = 0;
  const parser = new Parser({
    onopentag(name, { rel }) {
      if (name !== 'script' && rel !== 'modulepreload') return;
      kept.push(html.slice(from, parser.startIndex));
      from = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name === 'script') from = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return kept.join('') + html.slice(from);
}
