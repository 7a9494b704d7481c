/**
 * The markup of a newsletter's texts: `## ` begins a heading, `- ` an item of a list, an empty line ends a
 * paragraph, `**bold**` and `[text](address)`. Everything else is plain text.
 */

export type MarkupLink = { kind: 'link'; text: string; address: string };
export type MarkupSpan =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | MarkupLink;

export type MarkupPart = { kind: 'heading' | 'paragraph' | 'list'; lines: MarkupSpan[][] };

const SPAN = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]*)\)/g;
const ADDRESS = /^(https:\/\/[^\s/]+\.\S+|mailto:\S+@\S+|\/(?!\/)\S*)$/i;

/** Whether a link may lead there: `https://`, `mailto:`, or a path of the site. */
export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);

function spansOf(line: string): MarkupSpan[] {
  const spans: MarkupSpan[] = [];
  let end = 0;
  const addText = (text: string) => text !== '' && spans.push({ kind: 'text', text });
  for (const match of line.matchAll(SPAN)) {
    const [whole, bold, text = '', address = ''] = match;
    addText(line.slice(end, match.index));
    spans.push(bold === undefined ? { kind: 'link', text, address } : { kind: 'bold', text: bold });
    end = match.index + whole.length;
  }
  addText(line.slice(end));
  return spans;
}

const kindOf = (line: string): MarkupPart['kind'] => {
  if (line.startsWith('## ')) return 'heading';
  return line.startsWith('- ') ? 'list' : 'paragraph';
};

export function parseMarkup(text: string): MarkupPart[] {
  const parts: MarkupPart[] = [];
  for (const paragraph of text.split(/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/)) {
    let open: MarkupPart | undefined;
    for (const raw of paragraph.split(/\r\n?|\n/)) {
      const line = raw.trim();
      if (line === '') continue;
      const kind = kindOf(line);
      const spans = spansOf(line.replace(/^(## |- )/, ''));
      if (open?.kind === kind && kind !== 'heading') {
        open.lines.push(spans);
        continue;
      }
      const part: MarkupPart = { kind, lines: [spans] };
      parts.push(part);
      open = part;
    }
  }
  return parts;
}

export const linksIn = (text: string): MarkupLink[] =>
  parseMarkup(text)
    .flatMap(({ lines }) => lines.flat())
    .filter((span) => span.kind === 'link');
