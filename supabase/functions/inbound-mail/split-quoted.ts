/** What somebody wrote in an email, and what they quoted below or above. */
export type SplitText = { written: string; quoted: string };

// Marks of reading direction, which Gmail and Outlook put around names and addresses.
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A sentence such as "On …, Nadia wrote:" begins and ends like this. It may take three lines. */
const ATTRIBUTIONS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^On\b/, /\bwrote\s*:$/],
  [/^Le\b/, /\ba\s+écrit\s*:$/],
  [/^(?:في|بتاريخ|يوم)\s/, /(?:كتبت?|بواسطة)(?:\s.*)?:$/],
  [/^Am\b/, /\bschrieb\b.*:$/],
  [/^El\b/, /\bescribió\s*:$/],
  [/^Il\b/, /\bha\s+scritto\s*:$/],
  [/^\d{4}-\d\d-\d\d\b|^\d{1,2}[./]\d{1,2}[./]\d{4}\b/, /<\S+@\S+>\s*:$/],
];
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_LENGTH = 500;

const SEPARATOR =
  /^-{2,}\s*(?:Original Message|Message d['’]origine|Message original|الرسالة الأصلية|Ursprüngliche Nachricht|Mensaje original)\s*-{2,}$/i;

/** The first line of the header that Outlook puts above a quotation, and the others. */
const OUTLOOK_FROM = /^\*?(?:From|De|من|Von|Da)\s*:\*?\s*\S/i;
const OUTLOOK_REST: readonly RegExp[] = [
  /^\*?(?:Sent|Date|Envoyé|Envoyé le|تم الإرسال|تاريخ الإرسال|التاريخ|Gesendet|Datum|Enviado|Inviato)\s*:/i,
  /^\*?(?:To|À|A|Pour|إلى|An|Para)\s*:/i,
  /^\*?(?:Subject|Objet|الموضوع|Betreff|Asunto|Oggetto)\s*:/i,
];
const RULE = /^_{5,}$|^-{5,}$/;

const isQuote = (line: string) => line.startsWith('>');

function isOutlookHeader(lines: readonly string[], index: number): boolean {
  if (!OUTLOOK_FROM.test(lines[index] ?? '')) return false;
  const next = lines.slice(index + 1, index + 7);
  return OUTLOOK_REST.filter((pattern) => next.some((line) => pattern.test(line))).length >= 2;
}

/** The number of lines of an attribution that begins here; 0 if none does. */
function attributionAt(lines: readonly string[], index: number): number {
  const patterns = ATTRIBUTIONS.filter(([start]) => start.test(lines[index] ?? ''));
  let sentence = '';
  for (let count = 1; patterns.length > 0 && count <= ATTRIBUTION_LINES; count += 1) {
    sentence = `${sentence} ${lines[index + count - 1] ?? ''}`.trim();
    if (sentence.length > ATTRIBUTION_LENGTH || lines[index + count - 1] === '') return 0;
    if (patterns.some(([, end]) => end.test(sentence))) return count;
  }
  return 0;
}

/** Where a quotation begins, and how many lines introduce it. */
function findQuotation(lines: readonly string[]): { start: number; intro: number } | undefined {
  for (const [index, line] of lines.entries()) {
    if (SEPARATOR.test(line)) return { start: index, intro: 1 };
    if (isOutlookHeader(lines, index)) {
      // Outlook draws a rule above.
      let start = index;
      while (start > 0 && lines[start - 1] === '') start -= 1;
      return {
        start: start > 0 && RULE.test(lines[start - 1] ?? '') ? start - 1 : index,
        intro: 1,
      };
    }
    const intro = attributionAt(lines, index);
    if (intro > 0) return { start: index, intro };
    if (isQuote(line)) return { start: index, intro: 0 };
  }
  return undefined;
}

/**
 * Separates what somebody wrote from the earlier email below it, as Gmail, Outlook, Apple Mail and others
 * quote it in English, French and Arabic. An answer below one quotation is found too. Answers between
 * quoted lines stay as they are, because they mean little without them.
 */
export function splitQuoted(text: string): SplitText {
  const original = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const lines = original.map((line) =>
    line.replaceAll(DIRECTION, '').replaceAll('\u00a0', ' ').trim(),
  );
  const whole = { written: original.join('\n').trim(), quoted: '' };
  const found = findQuotation(lines);
  if (!found) return whole;

  const join = (from: number, to?: number) => original.slice(from, to).join('\n').trim();
  const body = found.start + found.intro;
  const hasMarks = lines.slice(body).find(Boolean)?.startsWith('>') ?? false;
  // Outlook and HTML quote without marks: all that follows.
  if (!hasMarks) return { written: join(0, found.start), quoted: join(found.start) };

  let end = body;
  while (end < lines.length && (isQuote(lines[end] ?? '') || lines[end] === '')) end += 1;
  const [before, after] = [join(0, found.start), join(end)];
  if (after === '') return { written: before, quoted: join(found.start) };
  const isBetween = before !== '' || lines.slice(end).some(isQuote);
  return isBetween ? whole : { written: after, quoted: join(found.start, end) };
}
