// Reads the mailbox of the run.
import type { Mail } from '@expat-buddy/product-tests/support/mail';
import { readMails as readMailbox } from '@expat-buddy/product-tests/support/mailbox';
import { expect } from '@playwright/test';
import { apiUrl, mailboxUrl, serviceRoleKey } from './settings.ts';

const readMails = (recipient: string) => readMailbox(mailboxUrl, recipient);

/** Waits until a mail to `address` that contains `content` has arrived, and returns it. */
export async function waitForMail(address: string, content: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails(address);
        found = mails.find(({ subject, text }) => `${subject} ${text}`.includes(content));
        return Boolean(found);
      },
      { message: `a mail to ${address} with "${content}"`, timeout: 15_000, intervals: [100] },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** Waits until `count` mails have arrived at `address`, and returns them in the order of arrival. */
export async function waitForMails(address: string, count: number): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        found = await readMails(address);
        return found.length;
      },
      { message: `${count} mails to ${address}`, timeout: 15_000, intervals: [100] },
    )
    .toBe(count);
  return found;
}

/** The first link in a mail whose address contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const links = mail.html.match(/href="([^"]+)"/g) ?? [];
  const link = links
    .map((match) => match.slice(6, -1).replaceAll(/&(amp|#38);/g, '&'))
    .find((href) => href.includes(part));
  if (!link) throw new Error(`no link with "${part}" in the mail "${mail.subject}"`);
  return link;
}

/** The schedule's work, at once. */
export async function drainOutbox(): Promise<void> {
  const { status } = await fetch(`${apiUrl}/functions/v1/drain-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceRoleKey}` },
    body: '{}',
  });
  expect(status).toBe(200);
}
