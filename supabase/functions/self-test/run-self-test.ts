import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { readCompany } from '../_shared/company.ts';
import type { Environment } from '../_shared/http.ts';
import { storedCode } from '../_shared/mail/mail-errors.ts';
import { mailTransport } from '../_shared/mail/mail-transport.ts';
import { queueMails, sendQueuedMails } from '../_shared/outbox.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { selfTestKey, selfTestMail } from './self-test-mail.ts';

export type Step = {
  name: 'saved' | 'queued' | 'sent' | 'removed';
  isDone: boolean;
  milliseconds: number;
  /** The text of the error, or its code and values as the outbox stores them. */
  reason?: string;
};

async function save(db: ServiceClient, id: string, email: string): Promise<void> {
  const { error } = await db.from('contact_submissions').insert({
    id,
    name: 'Self-test',
    email,
    service: 'general',
    message: 'A test inquiry from the self-test.',
    is_test: true,
  });
  if (error) throw new Error(error.message);
}

/** Sends through the outbox, and trusts only the state recorded there. */
async function send(db: ServiceClient, env: Environment, id: string): Promise<void> {
  const key = selfTestKey(id);
  const states = await sendQueuedMails(db, [key], () => mailTransport(env));
  if (states.get(key) === 'sent') return;
  const { data, error } = await db
    .from('mail_outbox')
    .select('last_error')
    .eq('idempotency_key', key)
    .maybeSingle();
  if (error) throw new Error(error.message);
  throw new Error(data?.last_error ?? storedCode('email_gone'));
}

/** Deletes the email and its attempts too. */
async function remove(db: ServiceClient, id: string): Promise<void> {
  const { data, error } = await db
    .from('contact_submissions')
    .delete()
    .eq('id', id)
    .eq('is_test', true)
    .select('id');
  if (error) throw new Error(error.message);
  if (data.length === 0) throw new Error(storedCode('inquiry_gone'));
}

/** Removes the inquiry even after a failure. */
export async function runSelfTest(db: ServiceClient, env: Environment, email: string) {
  const id = crypto.randomUUID();
  const steps: Step[] = [];
  const take = async (name: Step['name'], work: () => Promise<void>): Promise<boolean> => {
    const startedAt = performance.now();
    const step: Step = { name, isDone: false, milliseconds: 0 };
    steps.push(step);
    try {
      await work();
      step.isDone = true;
    } catch (error) {
      step.reason = error instanceof Error ? error.message : String(error);
    }
    step.milliseconds = Math.round(performance.now() - startedAt);
    return step.isDone;
  };

  const queue = async () => {
    await queueMails(db, [selfTestMail(id, email, await readCompany(db))]);
  };

  if (await take('saved', () => save(db, id, email))) {
    if (await take('queued', queue)) {
      await take('sent', () => send(db, env, id));
    }
    await take('removed', () => remove(db, id));
  }
  return { reference: inquiryReference(id), email, steps };
}
