import { type ReceivedMail, valuesOf } from './received-mail.ts';

const PROGRAMS = /^(?:mailer-daemon|mail-daemon|postmaster|double-bounce)@/i;
const SUBJECTS =
  /^\s*(?:automatic reply|auto[- ]?reply|auto[- ]?response|out of (?:the )?office|réponse automatique|absence du bureau|message d['’]absence|undeliverable|undelivered mail|delivery status notification|mail delivery failed|رد تلقائي|خارج المكتب)(?=[\s:,.!]|$)/iu;
const HEADERS = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-failed-recipients',
];

/**
 * Whether a program wrote the email: an automatic reply, a bounce, a receipt, a mailing list (RFC 3834).
 * It must never cause another email.
 */
export function isAutomatic(mail: ReceivedMail, ownAddresses: readonly string[]): boolean {
  const has = (name: string, pattern = /\S/) =>
    valuesOf(mail, name).some((value) => pattern.test(value));
  return (
    PROGRAMS.test(mail.from.address) ||
    ownAddresses.includes(mail.from.address.toLowerCase()) ||
    has('auto-submitted', /^\s*(?!no\b)\S/i) ||
    has('precedence', /^\s*(?:bulk|junk|list|auto_reply)\b/i) ||
    has('return-path', /^\s*<\s*>\s*$/) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    HEADERS.some((name) => has(name)) ||
    SUBJECTS.test(mail.subject)
  );
}
