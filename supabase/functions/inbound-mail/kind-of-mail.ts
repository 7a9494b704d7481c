import { type ReceivedMail, valuesOf } from './received-mail.ts';

const PROGRAMS = /^(?:mailer-daemon|mail-daemon|postmaster|double-bounce)@/i;
// A colon ends what a program wrote; "Out of office team building" is a person's.
const SUBJECTS =
  /^\s*(?:(?:automatic reply|auto[- ]?reply|auto[- ]?response|out of (?:the )?office(?: auto[- ]?reply)?|réponse automatique|absence du bureau|message d['’]absence|abwesenheitsnotiz|undeliverable|رد تلقائي|خارج المكتب)\s*(?:[:：]|$)|undelivered mail returned|delivery status notification|mail delivery failed)/iu;
const HEADERS = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-failed-recipients',
];

/**
 * Who wrote an email. `automatic`: an automatic reply, a bounce, a receipt, a mailing list (RFC 3834); it must never
 * cause another email. `program`: a help desk sent it, perhaps a person's words.
 *
 * @param isAnswer whether it goes to an address that we signed, with a text of its own
 */
export function kindOfMail(
  mail: ReceivedMail,
  ownAddresses: readonly string[],
  isAnswer: boolean,
): 'person' | 'program' | 'automatic' {
  const has = (name: string, pattern = /\S/) =>
    valuesOf(mail, name).some((value) => pattern.test(value));
  const isAutomatic =
    PROGRAMS.test(mail.from.address) ||
    ownAddresses.includes(mail.from.address.toLowerCase()) ||
    has('auto-submitted', /^\s*(?!(?:no|auto-generated)\b)\S/i) ||
    has('precedence', /^\s*(?:junk|list|auto_reply)\b/i) ||
    has('return-path', /^\s*<\s*>\s*$/) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    HEADERS.some((name) => has(name)) ||
    SUBJECTS.test(mail.subject);
  if (isAutomatic) return 'automatic';
  const isGenerated =
    has('auto-submitted', /^\s*auto-generated\b/i) || has('precedence', /^\s*bulk\b/i);
  if (!isGenerated) return 'person';
  return isAnswer ? 'program' : 'automatic';
}
