import { expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

it.each([
  [
    '550 5.1.1 <a@x.example>: Recipient address rejected: User unknown',
    'The address does not exist.',
  ],
  ['550 No such user here', 'The address does not exist.'],
  ['552 5.2.2 Over quota', 'The mailbox is full.'],
  ['The recipient’s mailbox is full', 'The mailbox is full.'],
  ['5.4.4 Host or domain name not found', 'The part of the address after the @ does not exist.'],
  ['550 5.7.1 Message rejected due to policy', 'The recipient’s mail server refuses our emails.'],
  ['4.4.1 Connection timed out', 'The recipient’s mail server could not be reached.'],
  [
    'The address is on the suppression list',
    'Earlier emails to this address came back, so the mail service no longer writes to it.',
  ],
  ['554 Transaction failed', 'The recipient’s mail server refused the email.'],
])('says in plain words why an email was not delivered: %s', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
