import { type Environment, requiredSetting } from '../http.ts';
import { resendTransport } from './resend-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** One mail, ready to go. */
export type Mail = {
  to: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Says that no person wrote it, so that no other machine answers it (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied';
  /** The same at each try of the same mail. */
  idempotencyKey: string;
  /**
   * Awaited right before the mail leaves, by a service that cannot tell a copy of it; throws when it is
   * not to leave. From then on a try without an outcome is not repeated by itself.
   */
  beforeHandingOver: () => Promise<void>;
  /** Where a mail program posts when its reader presses "unsubscribe" (RFC 8058). */
  listUnsubscribe?: string;
};

/** Hands a mail to a mail service; throws when the service does not take it. */
export type MailTransport = (mail: Mail) => Promise<void>;

/** Resend when its key is set, else the SMTP server of the settings. */
export function mailTransport(env: Environment): MailTransport {
  const from = requiredSetting(env, 'MAIL_FROM');
  if (env.RESEND_API_KEY) return resendTransport(env.RESEND_API_KEY, from);
  return smtpTransport(
    {
      host: requiredSetting(env, 'SMTP_HOST'),
      port: Number(env.SMTP_PORT || 587),
      user: env.SMTP_USER || '',
      password: env.SMTP_PASS || '',
      timeoutMs: Number(env.SMTP_TIMEOUT_MS || 10_000),
    },
    from,
  );
}
