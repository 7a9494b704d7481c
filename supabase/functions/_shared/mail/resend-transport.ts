import { Buffer } from 'node:buffer';
import type { MailTransport } from './mail.ts';
import { LastingMailError } from './mail-errors.ts';
import { mailHeaders } from './mail-headers.ts';
import { senderOf } from './sender.ts';

const TIMEOUT_MS = 10_000;
const FILES_TIMEOUT_MS = 120_000;
// Errors in the email itself. A wrong key or a full quota can be fixed.
const LASTING_STATUSES: readonly number[] = [400, 413, 422];

/** https://resend.com/docs/api-reference/emails/send-email */
export function resendTransport(apiKey: string, from: string): MailTransport {
  return async (mail) => {
    const response = await fetch('https://api.resend.com/emails', {
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
