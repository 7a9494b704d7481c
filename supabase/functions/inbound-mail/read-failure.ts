import type { Attachment, Email } from 'postal-mime';
import { type DeliveryFailure, type MailHeader, valuesOf } from './received-mail.ts';

const OUR_MESSAGE_ID = /<([\da-f]{40})@[^<>\s]+>/g;
const MOST_CHARACTERS = 200_000;
const PROGRAMS = /^(?:mailer-daemon|mail-daemon|postmaster|double-bounce)@/i;
const SUBJECTS =
  /^\s*(?:undeliver(?:ed|able)\b|delivery (?:status notification \(failure\)|failure|has failed)|mail delivery (?:failed|failure)|returned mail\b|failure notice|mail system error|non remis|message non distribué|échec de (?:la )?(?:remise|distribution)|تعذر (?:التسليم|تسليم))/iu;
/** A delay: the server is still trying. */
const DELAYS = /\b(?:delayed|delay|warning|will (?:be )?retr(?:y|ied)|not been delivered yet)\b/i;

const textOf = ({ content }: Attachment) =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).slice(
    0,
    MOST_CHARACTERS,
  );

const fieldsOf = (block: string, name: string): string[] =>
  [...block.matchAll(new RegExp(`^${name}\\s*:\\s*(.+(?:\\r?\\n[ \\t]+.+)*)`, 'gim'))].map(
    ([, value = '']) => value.replaceAll(/\s+/g, ' ').trim(),
  );

/** `rfc822; amina@example.org` */
const addressOf = (field: string) =>
  field
    .slice(field.indexOf(';') + 1)
    .replaceAll(/[<>\s]/g, '')
    .toLowerCase();

/** The recipients that failed for good, by RFC 3464; undefined without such a report. */
function reported(parts: readonly Attachment[]) {
  const reports = parts.filter(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/i.test(mimeType),
  );
  if (reports.length === 0) return undefined;
  // The first block is about the message, each other one about a recipient.
  const blocks = reports.flatMap((report) => textOf(report).split(/\r?\n[ \t]*\r?\n/));
  const failed = blocks.filter((block) =>
    fieldsOf(block, 'Action').some((action) => /^failed\b/i.test(action)),
  );
  return {
    recipients: failed
      .map((block) =>
        addressOf(
          fieldsOf(block, 'Original-Recipient')[0] ?? fieldsOf(block, 'Final-Recipient')[0] ?? '',
        ),
      )
      .concat(failed.map((block) => addressOf(fieldsOf(block, 'Final-Recipient')[0] ?? ''))),
    reason: failed
      .map((block) => {
        const code = fieldsOf(block, 'Diagnostic-Code')[0];
        const said = code?.slice(code.indexOf(';') + 1).trim();
        const status = fieldsOf(block, 'Status')[0] ?? '';
        return said?.includes(status) ? said : [status, said].filter(Boolean).join(' ');
      })
      .filter(Boolean)
      .join(' '),
    hasFailed: failed.length > 0,
  };
}

const unique = (values: readonly string[]) => [...new Set(values.filter(Boolean))].slice(0, 20);

/** The failure that an email reports; undefined for all other email, delays and receipts. */
export function failureIn(
  email: Pick<Email, 'headers' | 'from' | 'subject' | 'text' | 'html' | 'attachments'>,
) {
  const headers: readonly MailHeader[] = email.headers;
  const report = reported(email.attachments);
  if (report && !report.hasFailed) return undefined;
  const subject = email.subject ?? '';
  const named = valuesOf({ headers }, 'x-failed-recipients').flatMap((value) => value.split(','));
  const text = (email.text ?? email.html ?? '').slice(0, MOST_CHARACTERS);
  const isFromProgram =
    PROGRAMS.test(email.from?.address ?? '') ||
    valuesOf({ headers }, 'return-path').some((path) => /^\s*<\s*>\s*$/.test(path));
  const isNotice = named.length > 0 || (isFromProgram && SUBJECTS.test(subject));
  if (!report && (!isNotice || DELAYS.test(subject))) return undefined;
  const all = [text, ...email.attachments.map(textOf)].join('\n');
  const failure: DeliveryFailure = {
    messageKeys: unique([...all.matchAll(OUR_MESSAGE_ID)].map(([, key = '']) => key)),
    recipients: unique([...(report?.recipients ?? []), ...named.map((name) => addressOf(name))]),
    reason: (report?.reason || /\b[45]\d\d[ -][^\r\n]{1,250}/.exec(text)?.[0] || '').slice(0, 300),
  };
  // qmail names the recipient in the text alone.
  return failure.recipients.length > 0
    ? failure
    : {
        ...failure,
        recipients: unique(
          [...text.matchAll(/<([^<>\s@]+@[^<>\s@]+)>/g)].map(([, address = '']) =>
            address.toLowerCase(),
          ),
        ),
      };
}
