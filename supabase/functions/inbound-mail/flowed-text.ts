const QUOTES = /^>*/;

/**
 * The paragraphs of a text in `format=flowed` (RFC 3676): a line that ends in a space continues on the next one, unless
 * the depth of the quotation changes or it is the line above a signature.
 */
export function flowedToText(text: string, deletesSpace: boolean): string {
  const lines: string[] = [];
  let [depth, isOpen] = [0, false];
  for (const line of text.split(/\r?\n/)) {
    const marks = QUOTES.exec(line)?.[0].length ?? 0;
    const content = line.slice(marks).replace(/^ /, '');
    const isSignature = content === '-- ';
    const [before, last] = [lines.length > 0, lines.length - 1];
    if (before && isOpen && marks === depth && !isSignature) lines[last] += content;
    else lines.push(marks > 0 ? `${'>'.repeat(marks)} ${content}` : content);
    depth = marks;
    isOpen = content.endsWith(' ') && !isSignature;
    if (isOpen && deletesSpace) lines[lines.length - 1] = lines.at(-1)?.slice(0, -1) ?? '';
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
