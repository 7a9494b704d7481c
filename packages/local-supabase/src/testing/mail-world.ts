/** A backend with the project's own functions, and a mail server whose moods the test decides. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from '../front/functions.ts';
import { mailFrom } from '../mail/auth-mailer.ts';
import { functionsDir } from '../paths.ts';
import type { Backend } from '../start-backend.ts';
import { serviceOf, siteUrl, startTestBackend } from './shared-backend.ts';
import { SmtpServer } from './smtp-server.ts';

type Call = { body?: unknown; token?: string; path?: string; method?: string };

export class MailWorld {
  readonly backend: Backend;
  readonly smtp: SmtpServer;
  private constructor(backend: Backend, smtp: SmtpServer) {
    this.backend = backend;
    this.smtp = smtp;
  }

  static async start(): Promise<MailWorld> {
    const smtp = new SmtpServer();
    const [backend] = await Promise.all([startTestBackend({ functionsDir }), smtp.start()]);
    return new MailWorld(backend, smtp);
  }

  async stop(): Promise<void> {
    await this.smtp.stop();
    await this.backend.stop();
  }

  get db() {
    return serviceOf(this.backend);
  }

  /** Calls a function as the edge runtime would, with this world's mail server in its settings. */
  async call(name: string, { body = {}, token, path = '', method = 'POST' }: Call = {}) {
    const file = pathToFileURL(join(functionsDir, name, 'handler.ts')).href;
    const { default: handler } = (await import(file)) as { default: FunctionHandler };
    const url = `${this.backend.apiUrl}/functions/v1/${name}${path}`;
    const response = await handler(
      new Request(url, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        body: JSON.stringify(body),
      }),
      {
        SUPABASE_URL: this.backend.apiUrl,
        SUPABASE_ANON_KEY: this.backend.publishableKey,
        SUPABASE_SERVICE_ROLE_KEY: this.backend.serviceRoleKey,
        SITE_URL: siteUrl,
        MAIL_FROM: mailFrom,
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(this.smtp.port),
        SMTP_TIMEOUT_MS: '1500',
      },
    );
    return { status: response.status, answer: await response.json() };
  }

  drain() {
    return this.call('drain-outbox', { token: this.backend.serviceRoleKey });
  }

  /** A mail of the test's own, in the queue. */
  async queue(changes: Record<string, unknown> = {}): Promise<string> {
    const { data, error } = await this.db
      .from('mail_outbox')
      .insert({
        kind: 'test',
        to_email: `${crypto.randomUUID()}@example.org`,
        subject: 'A test',
        body_text: 'Words',
        body_html: '<p>Words</p>',
        idempotency_key: crypto.randomUUID(),
        ...changes,
      })
      .select('id')
      .single();
    if (error) throw error;
    return data.id;
  }

  async mail(id: string) {
    const { data, error } = await this.db
      .from('mail_outbox')
      .select('*,mail_attempts(attempt,outcome,sentence)')
      .eq('id', id)
      .order('id', { referencedTable: 'mail_attempts' })
      .single();
    if (error) throw error;
    return data;
  }

  /** Seconds until a mail is due, as the database has it. */
  async pauseOf(id: string): Promise<number> {
    const [row] = await this.backend.sql<{ seconds: number }>(
      'select extract(epoch from next_attempt_at - now())::float as seconds from public.mail_outbox where id = $1',
      [id],
    );
    return row?.seconds ?? Number.NaN;
  }

  /** Moves the clock on for a mail: what it waits for is over. */
  async makeDue(id: string): Promise<void> {
    await this.backend.sql(
      `update public.mail_outbox set next_attempt_at = now() - interval '1 second' where id = $1`,
      [id],
    );
  }

  takenFor(address: string) {
    return this.smtp.mails.filter(({ to }) => to.includes(address));
  }
}
