import { Buffer } from 'node:buffer';
import * as z from 'zod/mini';
import { type Environment, requiredSetting } from '../../http.ts';
import { readBytes } from '../../read-bytes.ts';
import { LARGEST_MAIL_BYTES, type MailTransport } from '../mail.ts';
import { LastingMailError } from '../mail-errors.ts';
import { mailHeaders } from '../mail-headers.ts';
import { senderOf } from '../sender.ts';
import type { Delivery, DeliveryEvent, InboundMail, MailProvider } from './provider.ts';
import { signedWebhook } from './signed-webhook.ts';

const SENDING = 'https://api.resend.com/emails';
const RECEIVING = `${SENDING}/receiving`;
const TIMEOUT_MS = 10_000;
const FILES_TIMEOUT_MS = 120_000;
const RECEIVING_TIMEOUT_MS = 30_000;
// Errors in the email itself. A wrong key or a full quota can be fixed.
const LASTING_STATUSES: readonly number[] = [400, 413, 422];

/** https://resend.com/docs/api-reference/emails/send-email */
function resendTransport(apiKey: string, from: string): MailTransport {
  return async (mail) => {
    const response = await fetch(SENDING, {
      method: 'POST',
      signal: AbortSignal.timeout(mail.files?.length ? FILES_TIMEOUT_MS : TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': mail.idempotencyKey,
      },
      body: JSON.stringify({
        from: senderOf(from, mail.fromName),
        to: mail.to,
        ...(mail.replyTo === null ? {} : { reply_to: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mailHeaders(mail),
        // Its webhook returns them: an email that comes back is found by its id.
        tags: [{ name: 'mail', value: mail.id }],
        ...(mail.files?.length
          ? {
              attachments: mail.files.map(({ name, type, bytes }) => ({
                filename: name,
                content_type: type,
                content: Buffer.from(bytes).toString('base64'),
              })),
            }
          : {}),
      }),
    });
    if (!response.ok) {
      const sentence = `Resend answered ${response.status}: ${await response.text()}`;
      if (LASTING_STATUSES.includes(response.status)) throw new LastingMailError(sentence);
      throw new Error(sentence);
    }
    await response.body?.cancel();
  };
}

/** https://resend.com/docs/dashboard/webhooks/event-types */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()),
    subject: z.catch(z.optional(z.string()), undefined),
    bounce: z.optional(z.object({ type: z.string(), message: z._default(z.string(), '') })),
    failed: z.catch(z.optional(z.object({ reason: z.string() })), undefined),
    suppressed: z.catch(z.optional(z.object({ message: z.string() })), undefined),
    tags: z.catch(z.optional(z.object({ mail: z.uuid() })), undefined),
  }),
});

const kinds: Readonly<Record<string, DeliveryEvent['kind']>> = {
  'email.bounced': 'bounced',
  'email.failed': 'undelivered',
  'email.suppressed': 'undelivered',
  'email.complained': 'complained',
};
// Such as a full mailbox.
const temporary: readonly (string | undefined)[] = ['Transient', 'Undetermined'];

function deliveryEvent(payload: unknown): DeliveryEvent | undefined {
  const { data: event } = eventSchema.safeParse(payload);
  const kind = event && kinds[event.type];
  if (!event || !kind) return undefined;
  const { to, subject, tags, bounce, failed, suppressed } = event.data;
  return {
    kind: kind === 'bounced' && temporary.includes(bounce?.type) ? 'undelivered' : kind,
    ...(tags && { mail: tags.mail }),
    recipients: to,
    ...(subject && { subject }),
    reason: bounce?.message || failed?.reason || suppressed?.message || '',
  };
}

const announcementSchema = z.object({
  type: z.literal('email.received'),
  data: z.object({ email_id: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
});

async function announcedId({ body }: Delivery): Promise<string | undefined> {
  try {
    const announced: unknown = JSON.parse(new TextDecoder().decode(await body()));
    return announcementSchema.safeParse(announced).data?.data.email_id;
  } catch {
    return undefined;
  }
}

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

async function request(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(RECEIVING_TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Resend answered ${response.status}.`);
  }
  return response;
}

/** The original email; undefined if it is missing or too large. */
async function download({ raw }: ResendMail): Promise<Uint8Array | undefined> {
  if (!raw?.download_url?.startsWith('https://')) return undefined;
  return readBytes(await request(raw.download_url), LARGEST_MAIL_BYTES);
}

/** The webhook announces an email without its content. https://resend.com/docs/dashboard/receiving/introduction */
async function announcedMail(
  delivery: Delivery,
  env: Environment,
): Promise<InboundMail | undefined> {
  const id = await announcedId(delivery);
  if (id === undefined) return undefined;
  const authorization = `Bearer ${requiredSetting(env, 'RESEND_API_KEY')}`;
  const response = await request(`${RECEIVING}/${id}`, { authorization });
  const mail = (await response.json()) as ResendMail;
  return {
    id: `resend:${id}`,
    original: await download(mail),
    fields: {
      from: mail.from ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      messageId: mail.message_id ?? undefined,
      headers: Object.entries(mail.headers ?? {}).flatMap(([key, value]) =>
        [value].flat().map((each) => ({ key, value: String(each) })),
      ),
      fileNames: (mail.attachments ?? []).map(({ filename }) => filename ?? 'file'),
    },
    recipients: [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])],
  };
}

// The signatures of Svix differ from the standard by the names of the headers.
const verify = signedWebhook('svix');

export const resend: MailProvider = {
  name: 'resend',
  chosenBy: 'RESEND_API_KEY',
  send: (env, from) => resendTransport(requiredSetting(env, 'RESEND_API_KEY'), from),
  events: { secret: 'RESEND_WEBHOOK_SECRET', maxBytes: 100_000, verify, event: deliveryEvent },
  inbound: { secret: 'RESEND_INBOUND_SECRET', maxBytes: 500_000, verify, fetch: announcedMail },
};
