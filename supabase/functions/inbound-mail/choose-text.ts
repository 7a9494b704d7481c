import { htmlToText } from './html-text.ts';
import { splitQuoted } from './split-quoted.ts';

export type ChosenText = { text: string; isCut: boolean };

// What a picture or a link leaves behind, and invisible characters.
const NO_WORDS =
  /\[(?:cid|image|https?|inline image)[^\]]*\]|<?(?:https?:|mailto:)[^\s>]*>?|\p{DI}/giu;

const wordsOf = (text: string): string[] =>
  splitQuoted(text)
    .written.replaceAll(NO_WORDS, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** As long as notices are that an email has no text. */
const NOTICE_WORDS = 80;

/** How many of the words the others have too, from 0 to 1. */
function shareIn(others: readonly string[], words: readonly string[]): number {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length / words.length;
}

/**
 * The part that has the content: the text, unless it is empty, a beginning, or a notice that the email is in HTML. Where
 * each says something else, both.
 */
export function chooseText(plain: string, html: string): ChosenText {
  const text = { text: plain.trim(), isCut: false };
  const rendered = htmlToText(html);
  const [own, other] = [wordsOf(plain), wordsOf(rendered.text)];
  if (other.length === 0) return own.length > 0 || rendered.text === '' ? text : rendered;
  if (own.length === 0) return rendered;
  const isShort = own.length <= NOTICE_WORDS;
  if (isShort && own.includes('html') && !other.includes('html')) return rendered;
  if (shareIn(other, own) >= 0.5) return other.length > 1.5 * own.length + 5 ? rendered : text;
  if (shareIn(own, other) >= 0.5) return text;
  return isShort ? rendered : { ...rendered, text: `${text.text}\n\n${rendered.text}` };
}
