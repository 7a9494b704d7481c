/**
 * Sends the mails of accounts by SMTP. Replaces lite's mailer, which ignores `redirectTo` and builds links
 * with the address of the site instead of the API's.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { ProjectConfig } from '../config.ts';
import { requestContext } from '../request-context.ts';
import { fillIn, inLanguage, type MailKind, plainText, templates } from './templates.ts';

export interface AuthMailerOptions {
  apiUrl: string;
  smtpPort: number;
  config: ProjectConfig;
}

interface Meta {
  tokenHash?: string;
  tokenNew?: string;
  tokenHashNew?: string;
  currentEmail?: string;
  newEmail?: string;
}

export interface Link {
  kind: MailKind;
  tokenHash: string;
}

const connectionErrors = new Set(['ECONNECTION', 'ESOCKET', 'ECONNREFUSED', 'ECONNRESET']);

export const mailFrom = 'Expat Buddy <no-reply@example.com>';

export class AuthMailer {
  readonly #transport: Transporter;
  readonly #apiUrl: string;
  readonly #config: ProjectConfig;

  constructor({ apiUrl, smtpPort, config }: AuthMailerOptions) {
    this.#transport = createTransport({
      host: '127.0.0.1',
      port: smtpPort,
      ignoreTLS: true,
      pool: true,
      maxConnections: 2,
    });
    this.#apiUrl = apiUrl;
    this.#config = config;
  }

  sendConfirmation(email: string, tokenHash: string, otp: string): Promise<void> {
    return this.#send(email, { kind: 'signup', tokenHash }, otp);
  }

  sendRecovery(email: string, tokenHash: string, otp: string): Promise<void> {
    return this.#send(email, { kind: 'recovery', tokenHash }, otp);
  }

  sendMagicLink(email: string, tokenHash: string, otp: string): Promise<void> {
    return this.#send(email, { kind: 'magiclink', tokenHash }, otp);
  }

  sendInvite(email: string, tokenHash: string, otp: string): Promise<void> {
    return this.#send(email, { kind: 'invite', tokenHash }, otp);
  }

  async sendEmailChange(
    email: string,
    tokenHash: string,
    otp: string,
    meta: Meta = {},
  ): Promise<void> {
    await this.#send(email, { kind: 'email_change', tokenHash }, otp, meta);
    if (meta.newEmail && meta.tokenNew && meta.tokenHashNew) {
      await this.#send(
        meta.newEmail,
        { kind: 'email_change', tokenHash: meta.tokenHashNew },
        meta.tokenNew,
        meta,
      );
    }
  }

  sendReauthentication(email: string, otp: string, meta: Meta = {}): Promise<void> {
    return this.#send(email, { kind: 'reauthentication', tokenHash: meta.tokenHash ?? '' }, otp);
  }

  linkTo({ kind, tokenHash }: Link, redirectTo = requestContext.getStore()?.redirectTo): string {
    const url = new URL('/auth/v1/verify', this.#apiUrl);
    url.searchParams.set('token', tokenHash);
    url.searchParams.set('type', kind);
    url.searchParams.set('redirect_to', redirectTo ?? this.#config.siteUrl);
    return url.href;
  }

  close(): void {
    this.#transport.close();
  }

  async #send(to: string, link: Link, otp: string, meta: Meta = {}): Promise<void> {
    const own = templates[link.kind];
    const custom = this.#config.mailTemplates[own.configName];
    const values = {
      ConfirmationURL: this.linkTo(link),
      Token: otp,
      TokenHash: link.tokenHash,
      SiteURL: this.#config.siteUrl,
      RedirectTo: requestContext.getStore()?.redirectTo ?? this.#config.siteUrl,
      Email: meta.currentEmail ?? to,
      NewEmail: meta.newEmail ?? to,
    };
    const asked = {
      language: requestContext.getStore()?.mailLanguage,
      redirectTo: values.RedirectTo,
      siteUrl: values.SiteURL,
    };
    const html = inLanguage(custom?.html ?? own.html, asked);
    await this.#deliver({
      from: mailFrom,
      to,
      subject: fillIn(inLanguage(custom?.subject ?? own.subject, asked), values),
      text: fillIn(plainText(html), values),
      html: fillIn(html, values, true),
    });
  }

  /** Retries while the mailbox restarts. */
  async #deliver(mail: SendMailOptions): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#transport.sendMail(mail);
        return;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (attempt === 30 || !connectionErrors.has(code)) throw error;
        await pause(500);
      }
    }
  }
}
