// The names of the characters from 160 to 255, in their order.
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const entities = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…' }),
  ...Object.entries({ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' }),
  ...Object.entries({ bull: '•', oelig: 'œ', OElig: 'Œ', rlm: '\u200f', lrm: '\u200e' }),
]);

function decoded(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Elements whose content is no text. */
const SILENT = new Set([
  'head',
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
]);
const BLOCKS = new Set(
  'address article blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote']);

/** The end of a tag; a `>` within quotes does not end it. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let place = start; place < html.length; place += 1) {
    const character = html[place] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return place;
    else if ((character === '"' || character === "'") && html[place - 1] === '=') quote = character;
  }
  return html.length;
}

/**
 * The text of an HTML email. Only reads the markup: nothing is executed or loaded. Quotations
 * (`<blockquote>`) become lines that begin with `>`, as in a text email.
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let [line, depth, silent] = ['', 0, ''];
  const endLine = (isForced = false) => {
    const text = decoded(line)
      .replace(/[^\S\u00a0]+/g, ' ')
      .replaceAll('\u00a0', ' ')
      .trim();
    if (text || isForced) lines.push('> '.repeat(depth) + text);
    line = '';
  };
  for (let place = 0; place < html.length; ) {
    const start = html.indexOf('<', place);
    const text = html.slice(place, start < 0 ? html.length : start);
    if (!silent) line += text;
    if (start < 0) break;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      place = end < 0 ? html.length : end + 3;
      continue;
    }
    const [, slash, given] = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(start, start + 20)) ?? [];
    if (given === undefined) {
      const isDeclaration = html[start + 1] === '!' || html[start + 1] === '?';
      if (!isDeclaration && !silent) line += '<';
      place = isDeclaration ? endOfTag(html, start) + 1 : start + 1;
      continue;
    }
    place = endOfTag(html, start) + 1;
    const name = given.toLowerCase();
    if (silent) {
      if (slash && name === silent) silent = '';
      continue;
    }
    if (!slash && SILENT.has(name)) silent = name;
    else if (name === 'br') endLine(true);
    else if (name === 'td' || name === 'th') line += ' ';
    else if (BLOCKS.has(name)) {
      endLine();
      if (PARAGRAPHS.has(name) && lines.at(-1)?.replace(/[> ]/g, ''))
        lines.push('> '.repeat(depth).trim());
      if (name === 'blockquote') depth = Math.max(0, Math.min(20, depth + (slash ? -1 : 1)));
    }
  }
  endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
