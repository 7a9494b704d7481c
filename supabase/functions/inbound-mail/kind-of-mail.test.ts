import { expect, it } from 'vitest';
import { kindOfMail } from './kind-of-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

const kind = (subject: string, headers: Record<string, string> = {}, isAnswer = true) => {
  const mail: ReceivedMail = {
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    messageId: undefined,
    from: { address: 'amina@example.org', name: '' },
    recipients: [],
    subject,
    text: '',
    isCut: false,
    failure: undefined,
    files: [],
  };
  return kindOfMail(mail, ['office@example.com'], isAnswer);
};

it.each([
  'Out of office team building',
  'Out of the office, into the desert: our day',
  'Automatic reply times of your desk?',
  'Undeliverable parcels to Djanet',
  'Auto response units',
  'Re: Your inquiry',
])('is a person’s: %s', (subject) => {
  expect(kind(subject)).toBe('person');
  expect(kind(subject, { 'auto-submitted': 'no' })).toBe('person');
});

it.each([
  'Automatic reply: Your inquiry',
  'Out of Office AutoReply: x',
  'Out of office',
  'Réponse automatique\u00a0: Votre demande',
  'رد تلقائي: طلبكم',
  'Undelivered Mail Returned to Sender',
])('is automatic: %s', (subject) => {
  expect(kind(subject)).toBe('automatic');
});

it('may be a person’s through a help desk, if it answers', () => {
  const generated: Record<string, string>[] = [
    { 'auto-submitted': 'auto-generated (ticket)' },
    { precedence: 'bulk' },
  ];
  for (const headers of generated) {
    expect(kind('Re: Your inquiry', headers)).toBe('program');
    expect(kind('Re: Your inquiry', headers, false)).toBe('automatic');
    expect(kind('Re: Your inquiry', { ...headers, 'x-autoreply': 'yes' })).toBe('automatic');
  }
  expect(kind('Re', { 'auto-submitted': 'auto-replied' })).toBe('automatic');
});
