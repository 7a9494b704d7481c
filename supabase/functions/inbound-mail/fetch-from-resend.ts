import { addressParser } from 'postal-mime';
import { type Environment, requiredSetting } from '../_shared/http.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { chooseText } from './choose-text.ts';
import { readMime } from './read-mime.ts';
import type { ReceivedMail } from './received-mail.ts';

const API = 'https://api.resend.com/emails/receiving';
const TIMEOUT_MS = 30_000;

/** https://resend.com/docs/api-reference/emails/retrieve-received-email */
type ResendMail = {
  from?: string;
  to?: string[];
  cc?: string[] | null;
  bcc?: string[] | null;
  subject?: string | null;
  text?: string | null;
  html?: string | null;
  message_id?: string | null;
  headers?: Record<string, unknown> | null;
  attachments?: { filename?: string | null }[] | null;
  raw?: { download_url?: string } | null;
};

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Resend answered ${response.status}.`);
  }
  return response;
}

/** The original email; undefined if it is missing or longer than the limit. */
async function download({ raw }: ResendMail, limit: number): Promise<Uint8Array | undefined> {
  if (!raw?.download_url?.startsWith('https://')) return undefined;
  const response = await ask(raw.download_url);
  return readBytes(response, limit);
}

/** Without the original: the text, and the names of the attachments. */
function readFields(mail: ResendMail): ReceivedMail {
  const [from] = addressParser(mail.from ?? '', { flatten: true });
  return {
    headers: Object.entries(mail.headers ?? {})
      .flatMap(([key, value]) =>
        [value].flat().map((each) => ({ key: key.toLowerCase(), value: String(each) })),
      )
      // Without their order, anybody may have written them.
      .filter(({ key }) => key !== 'authentication-results'),
    messageId: mail.message_id ?? undefined,
    from: { address: from?.address ?? '', name: from?.name ?? '' },
    recipients: [],
    subject: mail.subject ?? '',
    ...chooseText(mail.text ?? '', mail.html ?? ''),
    files: (mail.attachments ?? []).map(({ filename }) => ({
      name: filename ?? 'file',
      bytes: undefined,
    })),
  };
}

/**
 * The email that a webhook has announced. Of one that is longer than the limit or cannot be read, the
 * attachments are missing.
 */
export async function fetchFromResend(
  env: Environment,
  id: string,
  limit: number,
): Promise<ReceivedMail> {
  const key = requiredSetting(env, 'RESEND_API_KEY');
  const response = await ask(`${API}/${id}`, { authorization: `Bearer ${key}` });
  const fields = (await response.json()) as ResendMail;
  const original = await download(fields, limit);
  const mail = await (original ? readMime(original) : undefined)?.catch(() => undefined);
  // Also those that received a blind copy.
  const known = [...(fields.to ?? []), ...(fields.cc ?? []), ...(fields.bcc ?? [])].flatMap(
    (address) => addressParser(address, { flatten: true }).map(({ address: plain }) => plain ?? ''),
  );
  const found = mail ?? readFields(fields);
  return { ...found, recipients: [...found.recipients, ...known] };
}
