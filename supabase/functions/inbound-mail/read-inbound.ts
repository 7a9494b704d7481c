import { addressParser } from 'postal-mime';
import type { InboundFields, InboundMail } from '../_shared/mail/providers/provider.ts';
import { chooseText } from './choose-text.ts';
import { readMime } from './read-mime.ts';
import { type ReceivedMail, valuesOf } from './received-mail.ts';

/** Without the original: the text, and the names of the attachments. */
function readFields({ from, html, text, fileNames, ...mail }: InboundFields): ReceivedMail {
  const [sender] = addressParser(from, { flatten: true });
  return {
    ...mail,
    headers: mail.headers
      .map(({ key, value }) => ({ key: key.toLowerCase(), value }))
      // Without their order, anybody may have written them.
      .filter(({ key }) => key !== 'authentication-results'),
    from: { address: sender?.address ?? '', name: sender?.name ?? '' },
    recipients: [],
    ...chooseText(text, html),
    files: fileNames.map((name) => ({ name, bytes: undefined })),
  };
}

/** The email that a provider handed over; undefined if it is none. */
export async function readInbound({
  original,
  fields,
  recipients,
  returnPath,
}: InboundMail): Promise<ReceivedMail | undefined> {
  const parsed = original && (await readMime(original).catch(() => undefined));
  const mail = parsed ?? (fields && readFields(fields));
  if (!mail) return undefined;
  const known = recipients.flatMap((each) =>
    addressParser(each, { flatten: true }).map(({ address = '' }) => address),
  );
  const isPathKnown = returnPath === undefined || valuesOf(mail, 'return-path').length > 0;
  return {
    ...mail,
    recipients: [...known, ...mail.recipients],
    headers: isPathKnown
      ? mail.headers
      : [...mail.headers, { key: 'return-path', value: `<${returnPath.replace(/[<>\s]/g, '')}>` }],
  };
}
