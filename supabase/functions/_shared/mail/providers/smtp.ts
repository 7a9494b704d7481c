import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { type Environment, requiredSetting } from '../../http.ts';
import { digestOf } from '../../link-token.ts';
import { isSame } from '../../server-caller.ts';
import { LARGEST_MAIL_BYTES, type Mail, type MailTransport } from '../mail.ts';
import {
  BouncedMailError,
  LastingMailError,
  MailError,
  UncertainMailError,
} from '../mail-errors.ts';
import { mailHeaders } from '../mail-headers.ts';
import { messageIdOf } from '../message-id.ts';
import { senderOf } from '../sender.ts';
import type { Delivery, InboundMail, MailProvider } from './provider.ts';

type SmtpServer = {
  host: string;
  port: number;
  user: string;
  password: string;
  /** Limit for a silent server. */
  timeoutMs: number;
};

// Shorter than the claim on an email, or two senders could send it.
const WHOLE_TIMEOUT_MS = 60_000;
const FILES_TIMEOUT_MS = 120_000;
const IMPLICIT_TLS_PORT = 465;
// Enhanced status 5.7.x (RFC 3463): the server refuses us, not the address.
const POLICY_STATUS = /\b5\.7\.\d/;

/** Connection errors and a wrong password are temporary; an unknown recipient is permanent. */
function refusalOf(error: unknown, hasBegun: boolean): unknown {
  const {
    code,
    command,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // A server discards a partial email, but we cannot see how much arrived.
  if (hasBegun && responseCode === 0) {
    return new UncertainMailError(message, error instanceof MailError ? error.code : undefined);
  }
  const isLasting = code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
  if (!isLasting) return error;
  const isAboutTheAddress = command === 'RCPT TO' && !POLICY_STATUS.test(message);
  return new (isAboutTheAddress ? BouncedMailError : LastingMailError)(message);
}

/**
 * Yields the email once the server has accepted the DATA command. An earlier mark would leave more
 * emails uncertain.
 */
async function* handedOver(
  body: AsyncIterable<Uint8Array>,
  { beforeHandingOver }: Pick<Mail, 'beforeHandingOver'>,
  state: { hasBegun: boolean },
) {
  await beforeHandingOver();
  state.hasBegun = true;
  yield* body;
}

async function within<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new MailError('Timeout.', 'mail_server_timeout')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

function smtpTransport(server: SmtpServer, from: string): MailTransport {
  return async (mail) => {
    // Loaded on demand: a project with another provider does not need it at cold start.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host: server.host,
      port: server.port,
      secure: server.port === IMPLICIT_TLS_PORT,
      ...(server.user ? { auth: { user: server.user, pass: server.password } } : {}),
      connectionTimeout: server.timeoutMs,
      greetingTimeout: server.timeoutMs,
      socketTimeout: server.timeoutMs,
      // The content never comes from files.
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
        from: senderOf(from, mail.fromName),
        messageId: await messageIdOf(mail.idempotencyKey, from),
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mailHeaders(mail),
        attachments: (mail.files ?? []).map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
      });
      await within(mail.files?.length ? FILES_TIMEOUT_MS : WHOLE_TIMEOUT_MS, sending);
    } catch (error) {
      throw refusalOf(error, handingOver.hasBegun);
    } finally {
      transport.close();
    }
  };
}

const serverOf = (env: Environment): SmtpServer => ({
  host: requiredSetting(env, 'SMTP_HOST'),
  port: Number(env.SMTP_PORT || 587),
  user: env.SMTP_USER || '',
  password: env.SMTP_PASS || '',
  timeoutMs: Number(env.SMTP_TIMEOUT_MS || 10_000),
});

/** The email in MIME format, and the addresses of the SMTP dialogue where the server names them. */
async function handedOverMail({ headers, body }: Delivery): Promise<InboundMail | undefined> {
  const original = await body();
  if (!original) return undefined;
  const returnPath = headers.get('x-envelope-from');
  return {
    id: `content:${await digestOf(original)}`,
    original,
    recipients: headers.get('x-envelope-to')?.split(',') ?? [],
    ...(returnPath === null ? {} : { returnPath }),
  };
}

/** A mail server. A bounce that arrives later is an email like any other. */
export const smtp: MailProvider = {
  name: 'smtp',
  chosenBy: 'SMTP_HOST',
  send: (env, from) => smtpTransport(serverOf(env), from),
  events: null,
  inbound: {
    secret: 'INBOUND_MAIL_SECRET',
    maxBytes: LARGEST_MAIL_BYTES,
    verify: ({ headers }, secret) => isSame(headers.get('x-inbound-secret') ?? '', secret),
    fetch: handedOverMail,
  },
};
