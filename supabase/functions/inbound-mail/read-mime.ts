import PostalMime, {
  type Address,
  type Attachment,
  addressParser,
  type Mailbox,
} from 'postal-mime';
import { htmlToText } from './html-to-text.ts';
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
    name: filename ?? defaultNames[mimeType] ?? 'file',
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
  const email = await PostalMime.parse(content, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 1_000_000,
  });
  const mail = { headers: email.headers };
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
    .flatMap((name) => valuesOf(mail, name))
    .flatMap((value) => addressParser(value, { flatten: true }));
  const [from] = mailboxes(email.from ? [email.from] : []);
  const listed = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])];
  return {
    headers: email.headers,
    messageId: email.messageId,
    from: { address: from?.address ?? '', name: from?.name ?? '' },
    recipients: [...mailboxes(listed), ...(delivered as Mailbox[])].map(({ address }) => address),
    subject: email.subject ?? '',
    text: email.text?.trim() || htmlToText(email.html ?? ''),
    files: filesOf(email.attachments),
  };
}
