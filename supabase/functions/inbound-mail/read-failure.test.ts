import { expect, it } from 'vitest';
import { readMime } from './read-mime.ts';

const KEY = 'a'.repeat(40);

const notice = (...lines: string[]) =>
  readMime(new TextEncoder().encode(`${lines.join('\r\n')}\r\n`));

const report = (...fields: string[]) => [
  'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
  'To: office@example.com',
  'Subject: Zustellung fehlgeschlagen',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Sorry.',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.org',
  '',
  ...fields,
  '--b',
  'Content-Type: text/rfc822-headers',
  '',
  `Message-ID: <${KEY}@example.com>`,
  'Subject: Your inquiry',
  '',
  '--b--',
];

it('reads a report of RFC 3464: whose email failed, and why', async () => {
  const { failure } = await notice(
    ...report(
      'Final-Recipient: rfc822; Amina@Example.org',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <amina@example.org>:',
      ' Recipient address rejected: User unknown',
    ),
  );
  expect(failure).toEqual({
    messageKeys: [KEY],
    recipients: ['amina@example.org'],
    reason: '550 5.1.1 <amina@example.org>: Recipient address rejected: User unknown',
  });
});

it.each(['delayed', 'delivered', 'relayed', 'expanded'])(
  'is none while it says “%s”',
  async (action) => {
    const { failure } = await notice(
      ...report('Final-Recipient: rfc822; amina@example.org', `Action: ${action}`, 'Status: 4.4.1'),
    );
    expect(failure).toBeUndefined();
  },
);

it('reads what Exim and qmail write without a report', async () => {
  const exim = await notice(
    'From: Mail Delivery System <Mailer-Daemon@mx.example.org>',
    'X-Failed-Recipients: amina@example.org',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '  amina@example.org',
    '    550 5.2.2 Mailbox full',
    `Message-Id: <${KEY}@example.com>`,
  );
  expect(exim.failure).toEqual({
    messageKeys: [KEY],
    recipients: ['amina@example.org'],
    reason: '550 5.2.2 Mailbox full',
  });
  const qmail = await notice(
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: failure notice',
    '',
    '<amina@example.org>:',
    '550 no such user',
  );
  expect(qmail.failure).toMatchObject({
    recipients: ['amina@example.org'],
    reason: '550 no such user',
  });
});

it('is none in an answer, an automatic reply or a warning', async () => {
  const mails = await Promise.all([
    notice('From: amina@example.org', 'Subject: Undeliverable: your offer?', '', '550 euros'),
    notice('From: amina@example.org', 'Auto-Submitted: auto-replied', 'Subject: Away', '', 'Away'),
    notice('From: MAILER-DAEMON@mx.example.org', 'Subject: Warning: message delayed', '', 'Wait'),
  ]);
  expect(mails.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
});
