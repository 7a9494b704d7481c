/** Reads the mailbox of the project under test: maildev of the local backend, Mailpit of `supabase start`. */
import { setTimeout as pause } from 'node:timers/promises';
import { withContent } from '@expat-buddy/local-supabase/testing/test-backend';
import type { Mail } from './mail.ts';
import { readMailpit } from './mailpit.ts';
import { namedProject } from './supabase-project.ts';

const DEADLINE_MS = 15_000;
const POLL_MS = 25;

/** The mails to an address, in the order of arrival. */
export async function readMails(mailboxUrl: string, recipient: string): Promise<Mail[]> {
  if (namedProject()) return readMailpit(mailboxUrl, recipient);
  const response = await fetch(`${mailboxUrl}/email`);
  const mails = (await response.json()) as Mail[];
  const theirs = mails.filter((mail) => mail.to.some(({ address }) => address === recipient));
  return Promise.all(theirs.map((mail) => withContent(mailboxUrl, mail)));
}

/** The newest mail to an address. @throws when none arrives in time. */
export async function waitForMail(mailboxUrl: string, recipient: string): Promise<Mail> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const mail = (await readMails(mailboxUrl, recipient)).at(-1);
    if (mail) return mail;
    await pause(POLL_MS);
  }
  throw new Error(`No mail to ${recipient} arrived.`);
}
