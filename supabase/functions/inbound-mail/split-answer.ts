import { answerAboveLines } from '../_shared/inquiry/answer-by-email.ts';
import { type SplitText, splitQuoted } from './split-quoted.ts';

const MARKS = answerAboveLines.map((line) => line.replaceAll('—', '').trim());

function withoutQuotes(text: string): string {
  const lines = text.split('\n');
  return lines.slice(0, lines.findLastIndex((line) => !/^\s*(?:>|$)/.test(line)) + 1).join('\n');
}

/**
 * Separates a colleague's answer from the notification below it, which only the office may read. The mark
 * at its top counts, whatever the mail program makes of the quotation. The colleague's own signature
 * goes, because the reply has one.
 */
export function splitAnswer(text: string): SplitText {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const mark = lines.findIndex((line) => {
    const plain = line.replaceAll('\u00a0', ' ');
    return MARKS.some((known) => plain.includes(known));
  });
  // A quoted line, so that what introduces the quotation is recognised.
  const above = mark < 0 ? lines : [...lines.slice(0, mark), '> …'];
  const { written } = splitQuoted(above.join('\n'));
  const [answer = ''] = withoutQuotes(written).split(/^--[ \u00a0]?$/m);
  const whole = lines.join('\n');
  const end = whole.indexOf(answer) + answer.length;
  return { written: answer.trim(), quoted: whole.slice(end).trim() };
}

/** Whether a text repeats a notification: it leads to the back office. */
export const hasNotification = (text: string) => text.includes('/admin/submissions');
