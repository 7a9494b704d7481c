/** Inquiries whose reply addresses are known from real emails, and emails to them from `fixtures/*.eml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MailFixture } from './mail-fixture.ts';

export const inboundEnv = {
  INBOUND_MAIL_DOMAIN: 'inbound.example.com',
  INBOUND_MAIL_SECRET: 'a-secret-of-the-mail-server',
  INBOUND_AUTH_SERVER: 'mx.example.com',
};

export interface Inquiry {
  id: string;
  reference: string;
  email: string;
  /** The Reply-To of its receipt. */
  address: string;
}

export class InboundFixture {
  readonly mail: MailFixture;
  private constructor(mail: MailFixture) {
    this.mail = mail;
  }

  static start = async () => new InboundFixture(await MailFixture.start());

  /** Inquiries that wait for their customers. */
  async inquiries(count: number, changes: Record<string, unknown> = {}): Promise<Inquiry[]> {
    const rows = Array.from({ length: count }, () => ({
      id: crypto.randomUUID(),
      name: 'Amina Benali',
      email: `amina-${crypto.randomUUID()}@example.org`,
      service: 'general',
      message: 'Three days in the south.',
      created_at: new Date(Date.now() - 120_000).toISOString(),
      ...changes,
    }));
    await this.mail.db.from('contact_submissions').insert(rows).throwOnError();
    const ids = rows.map(({ id }) => id);
    // Fifty inquiries a drain.
    for (let drains = 0; drains <= count / 50; drains += 1) await this.drain();
    await this.mail.db
      .from('contact_submissions')
      .update({ status: 'waiting', awaits: 'customer' })
      .in('id', ids)
      .throwOnError();
    return rows.map(({ id, email }) => ({
      id,
      email,
      reference: id.slice(0, 8).toUpperCase(),
      address: this.addressTo(email),
    }));
  }

  drain = () =>
    this.mail.call('drain-outbox', { token: this.mail.project.serviceRoleKey, env: inboundEnv });

  private addressTo(email: string): string {
    const text = this.mail.acceptedFor(email).at(-1)?.text ?? '';
    return /^Reply-To:\s+(\S+)/im.exec(text)?.[1] ?? '';
  }

  /** Hands an email over as a mail server does. */
  deliver(content: string | Uint8Array, headers: Record<string, string> = {}) {
    return this.mail.call('inbound-mail', {
      body: typeof content === 'string' ? new TextEncoder().encode(content) : content,
      headers: {
        'content-type': 'message/rfc822',
        'x-inbound-secret': inboundEnv.INBOUND_MAIL_SECRET,
        ...headers,
      },
      env: inboundEnv,
    });
  }

  async messagesOf({ id }: Inquiry) {
    const { data } = await this.mail.db
      .from('submission_messages')
      .select(
        'id,from_email,from_name,subject,body,quoted,files:inquiry_files(name,bytes,path,stored_at)',
      )
      .eq('submission_id', id)
      .eq('direction', 'inbound')
      .throwOnError();
    return data ?? [];
  }

  async statusOf({ id }: Inquiry): Promise<string> {
    const { data } = await this.mail.db
      .from('contact_submissions')
      .select('status')
      .eq('id', id)
      .single()
      .throwOnError();
    return data?.status ?? '';
  }

  async unmatched(subject: string) {
    const { data } = await this.mail.db
      .from('unmatched_mails')
      .select('id,reason,suggested_submission_id,from_email,from_name,body,email_message_id')
      .like('email_message_id', `%${subject}%`)
      .throwOnError();
    return data ?? [];
  }
}

const run = crypto.randomUUID().slice(0, 8);

/** Loads an email from `fixtures/`, addressed to an inquiry. `{{…}}` marks what differs between runs. */
export function readMail(name: string, to: Inquiry, values: Record<string, string> = {}): string {
  const text = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.eml`), 'utf8');
  const all: Record<string, string> = {
    run,
    customer: to.email,
    reply: to.address,
    REPLY: to.address.toUpperCase(),
    // Its last character is part of the signature.
    forged: to.address.replace(/.(?=@)/, (last) => (last === 'a' ? 'q' : 'a')),
    reference: to.reference,
    office: 'no-reply@example.com',
    ...values,
  };
  return text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => all[key] ?? '')
    .replaceAll('\n', '\r\n');
}

export const messageIdOf = (name: string) => `<${name}.${run}@mail.example.org>`;

/** What a message says about files that were refused. */
export const refused = (names: string) =>
  `[Not accepted: ${names}. A message takes up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.]`;

/** A PDF in base64. */
export const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])
    .toString('base64')
    .replaceAll(/.{76}/g, '$&\r\n');
