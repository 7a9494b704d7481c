import { mailHeaders } from './mail-headers.ts';
import type { MailTransport } from './mail-transport.ts';

export type SmtpServer = { host: string; port: number; user: string; password: string };

const TIMEOUT_MS = 10_000;
const IMPLICIT_TLS_PORT = 465;

export function smtpTransport(server: SmtpServer, from: string): MailTransport {
  return async (mail) => {
    // Loaded here, so that a project on Resend does not load it at every cold start.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host: server.host,
      port: server.port,
      secure: server.port === IMPLICIT_TLS_PORT,
      ...(server.user ? { auth: { user: server.user, pass: server.password } } : {}),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mail is only ever the text given here.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mailHeaders(mail),
      });
    } finally {
      transport.close();
    }
  };
}
