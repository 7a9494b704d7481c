/**
 * A page of the mailbox, /reply, that answers a received email over SMTP as a customer would. maildev only shows emails.
 */
import { escapeHtml } from '@expat-buddy/domain/escape-html';
import { createTransport } from 'nodemailer';
import { inboundDomain } from './inbound-mail.ts';

type Address = { address: string; name?: string };

/** An email as maildev's list shows it, and its text. */
interface StoredMail {
  id: string;
  subject?: string;
  text?: string;
  date: string;
  messageId?: string;
  from?: Address[];
  to?: Address[];
  replyTo?: Address[];
}

export interface ReplyPageOptions {
  /** maildev's own address. */
  mailboxUrl: string;
  smtpPort: number;
}

const replyAddressOf = ({ replyTo }: StoredMail): string | undefined =>
  replyTo?.find(({ address }) => address.endsWith(`@${inboundDomain}`))?.address;

/** The emails that can be answered, the newest first. */
async function answerable(mailboxUrl: string): Promise<StoredMail[]> {
  const response = await fetch(`${mailboxUrl}/email`);
  const mails = (await response.json()) as StoredMail[];
  return mails.filter(replyAddressOf).toReversed();
}

const labelOf = ({ subject, to }: StoredMail) =>
  `${to?.[0]?.address ?? ''}: ${subject ?? '(no subject)'}`;

function render(mails: readonly StoredMail[], notice: string): string {
  const options = mails.map(
    (mail) => `<option value="${escapeHtml(mail.id)}">${escapeHtml(labelOf(mail))}</option>`,
  );
  const form = `<form method="post" enctype="multipart/form-data">
    <label>Email <select name="id">${options.join('')}</select></label>
    <label>Reply <textarea name="text" rows="8" required dir="auto"></textarea></label>
    <label>Files <input type="file" name="files" multiple></label>
    <button>Send reply</button></form>`;
  const none = '<p>No email about an inquiry has arrived yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reply to an email</title>
    <meta name="viewport" content="width=device-width"><style>
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
    label { display: block; margin-block: 1rem } select, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit }
    button { font: inherit; padding: .5rem 1rem }</style></head><body>
    <p><a href="/">Mailbox</a></p><h1>Reply to an email</h1>
    <p>Sends your reply over SMTP from the recipient’s address, as their mail program would.</p>
    ${notice && `<p role="status"><strong>${escapeHtml(notice)}</strong></p>`}
    ${mails.length > 0 ? form : none}</body></html>`;
}

const quotation = ({ from, date, text = '' }: StoredMail) =>
  `On ${new Date(date).toUTCString()}, ${from?.[0]?.name ?? ''} <${from?.[0]?.address ?? ''}> wrote:\n\n${text
    .trimEnd()
    .replaceAll(/^/gm, '> ')}`;

async function filesIn(form: FormData) {
  const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0);
  return Promise.all(
    (files as File[]).map(async (file) => ({
      filename: file.name,
      contentType: file.type,
      content: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

async function send(form: FormData, mail: StoredMail, smtpPort: number): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  const [to] = mail.to ?? [];
  await transport.sendMail({
    from: { name: to?.name ?? '', address: to?.address ?? '' },
    to: replyAddressOf(mail),
    subject: `Re: ${mail.subject ?? ''}`,
    text: `${form.get('text')}\n\n${quotation(mail)}`,
    attachments: await filesIn(form),
    ...(mail.messageId && { inReplyTo: mail.messageId, references: mail.messageId }),
  });
}

/** Another site that the developer visits must not post here. */
function isFromHere(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || new URL(origin).host === request.headers.get('host');
}

export async function replyPage(
  request: Request,
  { mailboxUrl, smtpPort }: ReplyPageOptions,
): Promise<Response> {
  const page = (mails: readonly StoredMail[], notice = '', status = 200) =>
    new Response(render(mails, notice), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  const mails = await answerable(mailboxUrl);
  if (request.method !== 'POST') return page(mails);
  if (!isFromHere(request)) return page(mails, 'This was sent by another site.', 403);
  const form = await request.formData();
  const mail = mails.find(({ id }) => id === form.get('id'));
  if (!mail) return page(mails, 'This email is no longer there.', 404);
  const content = await fetch(`${mailboxUrl}/email/${mail.id}/content`);
  await send(form, { ...mail, ...((await content.json()) as Partial<StoredMail>) }, smtpPort);
  return page(mails, `Sent to ${replyAddressOf(mail)}.`);
}
