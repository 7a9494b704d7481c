import type PostalMime from 'postal-mime';
import { type ChosenText, chooseText } from './choose-text.ts';
import { decodeText } from './decode-text.ts';
import { flowedToText } from './flowed-text.ts';

type StructuredHeader = { value: string; params: Readonly<Record<string, string | undefined>> };

/** A part of an email as postal-mime keeps it: of a text, its own `text` and `html` have lost the charset and the lines. */
type MimeNode = {
  contentType: { parsed: StructuredHeader; multipart: string | false };
  contentDisposition: { parsed: StructuredHeader };
  /** Without its transfer encoding. */
  content: ArrayBuffer | null;
  childNodes: readonly MimeNode[];
};

/** Longer texts are no letters. */
const MOST_BYTES = 600_000;

type Part = { plain: string; html: string; isCut: boolean };

function textOfLeaf({ contentType: { parsed }, content }: MimeNode): Part {
  const bytes = new Uint8Array(content ?? new ArrayBuffer(0)).subarray(0, MOST_BYTES);
  const isCut = (content?.byteLength ?? 0) > MOST_BYTES;
  const { charset, format, delsp } = parsed.params;
  if (parsed.value === 'text/html') {
    const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 2000));
    const inHead = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
    return { plain: '', html: decodeText(bytes, charset || inHead), isCut };
  }
  const text = decodeText(bytes, charset);
  const isFlowed = /^flowed$/i.test(format ?? '');
  return {
    plain: isFlowed ? flowedToText(text, /^yes$/i.test(delsp ?? '')) : text,
    html: '',
    isCut,
  };
}

const isText = ({ contentType, contentDisposition }: MimeNode) =>
  contentDisposition.parsed.value !== 'attachment' &&
  ['text/plain', 'text/html'].includes(contentType.parsed.value);

const joined = (parts: readonly Part[], separator: string): Part => ({
  plain: parts
    .map(({ plain }) => plain)
    .filter(Boolean)
    .join(separator),
  html: parts
    .map(({ html }) => html)
    .filter(Boolean)
    .join(separator),
  isCut: parts.some(({ isCut }) => isCut),
});

/** The texts in their order. Those of a `multipart/alternative` are versions of one text. */
function partsOf(node: MimeNode): Part[] {
  if (!node.contentType.multipart) return isText(node) ? [textOfLeaf(node)] : [];
  const parts = node.childNodes.flatMap(partsOf);
  return node.contentType.multipart === 'alternative' ? [joined(parts, '\n')] : parts;
}

/** The text of an email that was parsed by this parser. */
export function textOf(parser: PostalMime): ChosenText {
  // Not in its types: the version is pinned, and read-mime.test holds what it must have.
  const { root } = parser as unknown as { root: MimeNode };
  const parts = partsOf(root).map(({ plain, html, isCut }) => {
    const chosen = chooseText(plain, html);
    return { text: chosen.text, isCut: isCut || chosen.isCut };
  });
  return {
    text: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n'),
    isCut: parts.some(({ isCut }) => isCut),
  };
}
