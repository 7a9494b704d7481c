import { Readable } from 'node:stream';
import type { Mail, MailTransport } from './mail.ts';
import { LastingMailError, UncertainMailError } from './mail-errors.ts';
import { mailHeaders } from './mail-headers.ts';
import { messageIdOf } from './message-id.ts';

export type SmtpServer = {
  host: string;
  port: number;
  user: string;
  password: string;
  /** How long the server may stay silent. */
  timeoutMs: number;
};

// Well within the lease of a claimed mail: who gives up later might send beside somebody else.
const WHOLE_TIMEOUT_MS = 60_000;
const IMPLICIT_TLS_PORT = 465;

/** No connection, no greeting and a wrong password pass; a recipient that the server does not know stays. */
function refusalOf(error: unknown, hasBegun: boolean): unknown {
  const {
    code,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string;
    responseCode?: number;
  };
  // Half a mail is none to any server, but how far it came cannot be seen from here.
  if (hasBegun && responseCode === 0) return new UncertainMailError(message);
  const isLasting = code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
  return isLasting ? new LastingMailError(message) : error;
}

/** The mail as it is read once the server has said "go on": not before, so that less is left in doubt. */
async function* handedOver(
  body: AsyncIterable<Uint8Array>,
  { beforeHandingOver }: Pick<Mail, 'beforeHandingOver'>,
  state: { hasBegun: boolean },
) {
  await beforeHandingOver();
  state.hasBegun = true;
  yield* body;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function smtpTransport(server: SmtpServer, from: string): MailTransport {
  return async (mail) => {
    // Loaded here, so that a project on Resend does not load it at every cold start.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host: server.host,
      port: server.port,
      secure: server.port === IMPLICIT_TLS_PORT,
      ...(server.user ? { auth: { user: server.user, pass: server.password } } : {}),
      connectionTimeout: server.timeoutMs,
      greetingTimeout: server.timeoutMs,
      socketTimeout: server.timeoutMs,
      // A mail is only ever the text given here.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const handingOver = { hasBegun: false };
    transport.use('stream', ({ message }, done) => {
      message.processFunc((body) => Readable.from(handedOver(body, mail, handingOver)));
      done();
    });
    try {
      const sending = transport.sendMail({
        from,
        messageId: await messageIdOf(mail.idempotencyKey, from),
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mailHeaders(mail),
      });
      await within(WHOLE_TIMEOUT_MS, sending);
    } catch (error) {
      throw refusalOf(error, handingOver.hasBegun);
    } finally {
      transport.close();
    }
  };
}
