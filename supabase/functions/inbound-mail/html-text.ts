import { compile, type FormatCallback } from 'html-to-text';

/** As many characters and nested elements as are read; a person writes less. */
const MOST = 500_000;
const DEEPEST = 500;

const withoutScheme = (address: string) =>
  address
    .trim()
    .replace(/^(?:mailto:|https?:\/\/(?:www\.)?)/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** The address of a link is part of what was written, unless the text is the same. */
const link: FormatCallback = (element, walk, builder) => {
  let text = '';
  builder.pushWordTransform((word) => {
    text += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  const address = String(element.attribs.href ?? '').trim();
  const isSafe = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address);
  if (!isSafe || withoutScheme(address) === withoutScheme(text)) return;
  builder.addInline(` <${address}>`, { noWordTransform: true });
};

const cell: FormatCallback = (element, walk, builder) => {
  builder.addInline(' ');
  walk(element.children, builder);
  builder.addInline(' ');
};

const block: FormatCallback = (element, walk, builder) => {
  builder.openBlock();
  walk(element.children, builder);
  builder.closeBlock();
};

const skipped = ['title', 'img'];
// Those that the library does not know.
const blocks =
  'html body tr caption center address dl dt dd figure figcaption fieldset details summary option'.split(
    ' ',
  );
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const convert = compile({
  wordwrap: false,
  // All of the document: some programs write before <html> or after </body>.
  baseElements: { selectors: [], returnDomByDefault: true },
  formatters: { link, cell, block },
  limits: { maxDepth: 2 * DEEPEST, ellipsis: '…' },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'a', format: 'link' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...blocks.map((selector) => ({ selector, format: 'block' })),
    { selector: 'hr', options: { length: 20 } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
});

/** What follows the start of these is text up to their end, if they have one. */
const RAW = ['title', 'style', 'script', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'];
const SELF_CLOSED = new RegExp(`<(?:${RAW.join('|')})\\b[^<>]*/>`, 'gi');

/** Nothing is lost behind `<title/>`, or behind an element or a comment without an end. */
function closed(html: string): string {
  const [start, end] = [html.lastIndexOf('<!--'), html.lastIndexOf('-->')];
  let text = start > end ? html.slice(0, start) + html.slice(start + 4) : html;
  text = text.replaceAll(SELF_CLOSED, '').replaceAll('<![CDATA[', '');
  for (const name of RAW) {
    const place = [...text.matchAll(new RegExp(`</${name}`, 'gi'))].at(-1)?.index ?? 0;
    const rest = text.slice(place).replaceAll(new RegExp(`<${name}\\b[^<>]*>`, 'gi'), '');
    text = text.slice(0, place) + rest;
  }
  return text;
}

const TAG = /<(\/?)([a-z][\w:-]*)/gi;
// Without an end, or ended by the next one.
const FLAT = /^(?:area|br|col|hr|img|input|link|meta|source|wbr|p|li|td|th|tr|tbody|thead|dt|dd)$/i;

/** Where the markup becomes too long or too deep to be read in little time. */
function readable(html: string): string {
  const start = html.slice(0, MOST);
  let depth = 0;
  for (const { 1: slash, 2: name = '', index } of start.matchAll(TAG)) {
    if (!FLAT.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > DEEPEST) return start.slice(0, index);
  }
  return start;
}

/**
 * The text of an HTML email. Quotations (`<blockquote>`) become lines that begin with `>`, as in a text email.
 */
export function htmlToText(html: string): { text: string; isCut: boolean } {
  const start = readable(html);
  const text = convert(closed(start))
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { text, isCut: start.length < html.length };
}
