import { type Environment, requiredSetting } from '../http.ts';
import type { MailTransport } from './mail.ts';
import { resendTransport } from './resend-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Resend if its key is set, otherwise SMTP. */
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
