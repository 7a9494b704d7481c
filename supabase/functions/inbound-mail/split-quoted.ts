import {
  DATE,
  FORWARDED,
  FROM,
  ORIGINAL_MESSAGE,
  SENTENCES,
  SUBJECT,
  TO,
} from './quotation-words.ts';

/** What somebody wrote in an email, and what they quoted below or above. */
export type SplitText = { written: string; quoted: string };

/** Where a quotation begins, and how many lines introduce it. */
type Quotation = { start: number; intro: number };

// Marks of reading direction, which Gmail and Outlook put around names and addresses.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const ADDRESS = /[<[(](?:mailto:)?[^\s<>@]+@[^\s<>@]+[>\])]/;
const TIME = /(?<!\p{N})\p{N}{1,2}\s?[:.٫h時]\s?\p{N}{2}(?!\p{N})/u;
const YEAR = /(?<!\p{N})\p{N}{4}(?!\p{N})|\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2}(?!\p{N})/u;

const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_LENGTH = 500;
const HEADER_LINES = 7;
const RULE = /^_{5,}$|^-{5,}$/;

const isQuote = (line: string) => line.startsWith('>');

function afterBlank(lines: readonly string[], start: number): number {
  let place = start;
  while (lines[place] === '') place += 1;
  return place;
}

/**
 * The header that Outlook and others write above a quotation. The sender's address or the rule above tell it from a list
 * that somebody wrote, such as "From: Algiers, To: Djanet".
 */
function headerAt(lines: readonly string[], index: number): Quotation | undefined {
  const from = lines[index] ?? '';
  if (!FROM.test(from)) return undefined;
  const next = lines.slice(index, index + HEADER_LINES);
  const header = next.slice(0, next.includes('') ? next.indexOf('') : undefined);
  const has = (label: RegExp) => header.some((line) => label.test(line));
  if (!has(SUBJECT) || !(has(DATE) || has(TO))) return undefined;
  let above = index;
  while (above > 0 && lines[above - 1] === '') above -= 1;
  const before = lines[above - 1] ?? '';
  if (FORWARDED.test(before)) return undefined;
  if (RULE.test(before)) return { start: above - 1, intro: index - above + 2 };
  return /\S@\S/.test(from) ? { start: index, intro: 1 } : undefined;
}

/** A sentence such as "On …, Nadia <…> wrote:" that ends in this line. It says when, and who by an address or by words. */
function attributionUpTo(lines: readonly string[], last: number): Quotation | undefined {
  if (!/[:：]$/.test(lines[last] ?? '')) return undefined;
  const isMarked = isQuote(lines[afterBlank(lines, last + 1)] ?? '');
  let sentence = '';
  let found: number | undefined;
  for (let start = last; start > last - ATTRIBUTION_LINES; start -= 1) {
    const line = lines[start] ?? '';
    sentence = `${line} ${sentence}`.trim();
    if (line === '' || isQuote(line) || sentence.length > ATTRIBUTION_LENGTH) break;
    const said = SENTENCES.filter(([, end]) => end.test(sentence));
    const begins = said.some(([begin]) => begin?.test(line) && /\p{N}/u.test(line));
    const isSaid = begins || said.some(([begin]) => begin === undefined);
    const [hasAddress, hasTime, hasYear] = [ADDRESS, TIME, YEAR].map((each) => each.test(sentence));
    // Without marks, all that follows would be hidden.
    const isSure = isMarked
      ? (hasAddress && (hasTime || hasYear)) || (isSaid && hasTime && hasYear)
      : hasAddress && isSaid && hasTime && hasYear;
    // The sentence may begin further up, but not before the person's own words.
    if (isSure && (found === undefined || begins)) found = start;
  }
  return found === undefined ? undefined : { start: found, intro: last - found + 1 };
}

function endOfQuotes(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && (lines[end] === '' || isQuote(lines[end] ?? ''))) end += 1;
  return end;
}

function findQuotation(lines: readonly string[]): Quotation | undefined {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (ORIGINAL_MESSAGE.test(line)) return { start: index, intro: 1 };
    const found = headerAt(lines, index) ?? attributionUpTo(lines, index);
    if (found) return found;
    if (!isQuote(line)) continue;
    // Points may begin with a mark; they contain no quotation of their own.
    const end = endOfQuotes(lines, index);
    const within = lines.slice(index, end).map((each) => each.replace(/^>\s?/, ''));
    if (within.some(isQuote) || findQuotation(within)) return { start: index, intro: 0 };
    index = end - 1;
  }
  return undefined;
}

/**
 * Separates what somebody wrote from the earlier email below it, where that is sure: in doubt, all of it is what they
 * wrote. An answer below one quotation is found too. Answers between quoted lines stay as they are, because they mean
 * little without them.
 */
export function splitQuoted(text: string): SplitText {
  const original = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const lines = original.map((line) =>
    line
      .replaceAll(DIRECTION, '')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .trim(),
  );
  const whole = { written: original.join('\n').trim(), quoted: '' };
  const found = findQuotation(lines);
  if (!found) return whole;

  const join = (from: number, to?: number) => original.slice(from, to).join('\n').trim();
  const body = found.start + found.intro;
  const hasMarks = isQuote(lines[afterBlank(lines, body)] ?? '');
  // Outlook and HTML quote without marks: all that follows.
  if (!hasMarks) return { written: join(0, found.start), quoted: join(found.start) };

  const end = endOfQuotes(lines, body);
  const [before, after] = [join(0, found.start), join(end)];
  if (after === '') return { written: before, quoted: join(found.start) };
  const isBetween = before !== '' || lines.slice(end).some(isQuote);
  return isBetween ? whole : { written: after, quoted: join(found.start, end) };
}
