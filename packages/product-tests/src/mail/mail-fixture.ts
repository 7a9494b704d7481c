/** The project under test with an SMTP server whose behavior a test chooses. */
import { mailFrom } from '@expat-buddy/local-supabase/mail/auth-mailer';
import { serviceOf, siteUrl } from '@expat-buddy/local-supabase/testing/test-backend';
import { backgroundTasks } from '../support/background-tasks.ts';
import { callFunction, type FunctionCall } from '../support/call-function.ts';
import { type Project, sharedProject } from '../support/project.ts';
import { SmtpServer } from './smtp-server.ts';

/** Staff get them in the hours after the office opens, whenever that is while the tests run. */
const TURN_OFF_MORNING_MAILS = `insert into public.notification_settings (user_id, due_today, digest)
  select id, false, false from public.profiles
  on conflict (user_id) do update set due_today = false, digest = false`;

export class MailFixture {
  readonly project: Project;
  readonly smtp: SmtpServer;
  private constructor(project: Project, smtp: SmtpServer) {
    this.project = project;
    this.smtp = smtp;
  }

  /** Deletes inquiries and mails of other suites, which a drain would send, and turns scheduled emails to staff off. */
  static async start(): Promise<MailFixture> {
    const smtp = new SmtpServer();
    const [project] = await Promise.all([sharedProject(), smtp.start(), backgroundTasks()]);
    await project.sql('delete from public.contact_submissions where true');
    await project.sql('delete from public.mail_outbox where true');
    await project.sql(`insert into private.review_reminders (account_id, reminded_at)
      select id, now() from public.profiles
      on conflict (account_id) do update set reminded_at = excluded.reminded_at`);
    // Files that ran before on the same backend may have changed it.
    await project.sql(
      `update public.office_settings set notification_emails = '{office@example.com}' where id = 1`,
    );
    await project.sql(TURN_OFF_MORNING_MAILS);
    const fixture = new MailFixture(project, smtp);
    await fixture.#sendLeftovers();
    return fixture;
  }

  get db() {
    return serviceOf(this.project);
  }

  /** A drain also writes mails, such as notices about what other suites did. */
  async #sendLeftovers(): Promise<void> {
    for (let round = 0; round < 5; round++) {
      const { answer } = await this.drain();
      await this.project.sql('delete from public.mail_outbox where true');
      if (answer.sent + answer.failed === 0) break;
    }
    this.smtp.mails.length = 0;
  }

  call(name: string, call: FunctionCall = {}) {
    return callFunction(this.project, name, {
      ...call,
      env: {
        SITE_URL: siteUrl,
        MAIL_FROM: mailFrom,
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(this.smtp.port),
        SMTP_TIMEOUT_MS: this.smtp.behavior === 'silent' ? '200' : '1500',
        ...call.env,
      },
    });
  }

  drain() {
    return this.call('drain-outbox', { token: this.project.serviceRoleKey });
  }

  /** Queues a mail. @returns its id. */
  async queue(changes: Record<string, unknown> = {}): Promise<string> {
    const { data, error } = await this.db
      .from('mail_outbox')
      .insert({
        kind: 'test',
        to_email: `${crypto.randomUUID()}@example.org`,
        subject: 'A test',
        body_text: 'Text',
        body_html: '<p>Text</p>',
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

  /** Seconds until a mail is due, by the database's clock. */
  async pauseOf(id: string): Promise<number> {
    const [row] = await this.project.sql<{ seconds: number }>(
      'select extract(epoch from next_attempt_at - now())::float as seconds from public.mail_outbox where id = $1',
      [id],
    );
    return row?.seconds ?? Number.NaN;
  }

  /** Makes a mail due, as if its delay had passed. */
  async makeDue(id: string): Promise<void> {
    await this.project.sql(
      `update public.mail_outbox set next_attempt_at = now() - interval '1 second' where id = $1`,
      [id],
    );
  }

  acceptedFor(address: string) {
    return this.smtp.mails.filter(({ to }) => to.includes(address));
  }
}
