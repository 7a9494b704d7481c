import PostalMime, {
  type Address,
  type Attachment,
  addressParser,
  type Mailbox,
} from 'postal-mime';
import { repaired } from './decode-text.ts';
import { limitLines } from './limit-lines.ts';
import { textOf } from './mime-text.ts';
import { failureIn } from './read-failure.ts';
import { type ReceivedFile, type ReceivedMail, valuesOf } from './received-mail.ts';

/** Pictures of signatures are smaller. */
const DECORATION_BYTES = 15_000;

const mailboxes = (list: readonly Address[]): Mailbox[] =>
  list.flatMap((entry) => entry.group ?? [entry]);

const isDecoration = ({ related, mimeType, content }: Attachment) =>
  related === true &&
  mimeType.startsWith('image/') &&
  typeof content !== 'string' &&
  content.byteLength < DECORATION_BYTES;

const defaultNames: Readonly<Record<string, string>> = {
  'text/calendar': 'invite.ics',
  'message/rfc822': 'forwarded.eml',
};

function fileOf({ filename, mimeType, content }: Attachment): ReceivedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name: repaired(filename ?? '') || (defaultNames[mimeType] ?? 'file'),
    bytes: new Uint8Array(bytes as ArrayBuffer),
  };
}

/** What was attached comes before the pictures within the text. */
const filesOf = (attachments: readonly Attachment[]) =>
  attachments
    .filter((each) => !isDecoration(each))
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .map(fileOf);

/** Reads an email in MIME format. Throws if it is none. */
export async function readMime(content: Uint8Array): Promise<ReceivedMail> {
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 1_000_000,
  });
  const { bytes, isCut } = limitLines(content);
  const email = await parser.parse(bytes);
  const body = textOf(parser);
  const mail = { headers: email.headers };
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
    .flatMap((name) => valuesOf(mail, name))
    .flatMap((value) => addressParser(value, { flatten: true }));
  const [from] = mailboxes(email.from ? [email.from] : []);
  const listed = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])];
  return {
    headers: email.headers,
    messageId: email.messageId,
    from: { address: from?.address ?? '', name: repaired(from?.name ?? '') },
    recipients: [...mailboxes(listed), ...(delivered as Mailbox[])].map(({ address }) => address),
    subject: repaired(email.subject ?? ''),
    text: body.text,
    isCut: isCut || body.isCut,
    failure: failureIn(email),
    files: filesOf(email.attachments),
  };
}
