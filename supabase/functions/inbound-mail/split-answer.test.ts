import { expect, it } from 'vitest';
import { answerAboveLines } from '../_shared/inquiry/answer-by-email.ts';
import { splitAnswer } from './split-answer.ts';

const [ENGLISH = '', FRENCH = ''] = answerAboveLines;
const NOTICE = [
  ENGLISH,
  '',
  'New inquiry 0B6C2F4E',
  '',
  'https://site.example/admin/submissions/edit/0b6c2f4e',
];
const quoted = NOTICE.map((line) => `> ${line}`);

it.each([
  [
    'Gmail',
    [
      'Friday works.',
      '',
      'On Tue, 24 Nov 2026 at 09:02, Expat Buddy <',
      'office@example.com> wrote:',
      '',
      ...quoted,
    ],
  ],
  [
    'Gmail in French',
    [
      'Friday works.',
      '',
      'Le mar. 24 nov. 2026 à 09:02, Expat Buddy <o@example.com> a écrit :',
      ...quoted,
    ],
  ],
  [
    'Outlook',
    [
      'Friday works.',
      '',
      '________________________________',
      'From: Expat Buddy',
      'Sent: Tuesday',
      'To: Nadia',
      'Subject: New inquiry',
      '',
      ...NOTICE,
    ],
  ],
  ['Outlook in Dutch, which nobody taught us', ['Friday works.', '', ...NOTICE]],
  [
    'a signature',
    [
      'Friday works.',
      '',
      '-- ',
      'Nadia, Expat Buddy',
      '',
      'On Tuesday, Expat Buddy <o@example.com> wrote:',
      ...quoted,
    ],
  ],
  ['windows line ends', ['Friday works.\r', '\r', ...quoted.map((line) => `${line}\r`)]],
  ['no quotation', ['Friday works.']],
])('keeps what a colleague wrote above the notification: %s', (_, lines) => {
  expect(splitAnswer(lines.join('\n')).written).toBe('Friday works.');
});

it('takes an answer below the notification for none, rather than sending the notification on', () => {
  expect(splitAnswer([...quoted, '', 'Friday works.'].join('\n')).written).toBe('');
});

it('knows the line of a French notification', () => {
  const text = ['Vendredi convient.', '', `> ${FRENCH}`, '> Nouvelle demande 0B6C2F4E'].join('\n');
  expect(splitAnswer(text).written).toBe('Vendredi convient.');
});
