import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { readMime } from './read-mime.ts';

const HEAD = 'From: Amina <a@example.org>\r\nTo: b@example.org\r\nMIME-Version: 1.0\r\n';
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const read = (rest: string) => readMime(bytesOf(HEAD + rest.replaceAll(/\r?\n/g, '\r\n')));
const textOf = async (rest: string) => (await read(rest)).text;
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

const ARABIC = 'نريد زيارة جانت';
/** In windows-1256. */
const WINDOWS_ARABIC = '\xe4\xd1\xed\xcf \xd2\xed\xc7\xd1\xc9 \xcc\xc7\xe4\xca';

describe('reads text by its bytes where the charset is wrong', () => {
  it.each([
    ['us-ascii', utf8(ARABIC), ARABIC],
    ['iso-8859-1', utf8('Djanet l’été'), 'Djanet l’été'],
    ['windows-1256', utf8(ARABIC), ARABIC],
    ['windows-1256', WINDOWS_ARABIC, ARABIC],
    ['iso-8859-1', '\x80 10 \x93ici\x94', '€ 10 “ici”'],
    ['utf-8', 'le d\xe9sert et l\x92\xe9t\xe9', 'le désert et l’été'],
    ['us-ascii', 'le d\xe9sert', 'le désert'],
    ['utf-8', WINDOWS_ARABIC, ARABIC],
    ['us-ascii', WINDOWS_ARABIC, ARABIC],
    ['utf-8', `${utf8(ARABIC)}\xd9`, `${ARABIC}\ufffd`],
    ['cp1256', WINDOWS_ARABIC, ARABIC],
    ['x-unknown', utf8(ARABIC), ARABIC],
    ['gb2312', '\xc1\xaa\xcd\xa8', '联通'],
    ['koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  ])('%s: %j', async (charset, bytes, text) => {
    expect(await textOf(`Content-Type: text/plain; charset=${charset}\n\n${bytes}`)).toBe(text);
  });

  it('of HTML by what it says itself, and of headers', async () => {
    const html = `<meta charset="windows-1256"><p>${WINDOWS_ARABIC}`;
    expect(await textOf(`Content-Type: text/html\n\n${html}`)).toBe(ARABIC);
    const { subject } = await read('Subject: =?us-ascii?Q?=C3=A9t=C3=A9?=\n\nx');
    expect(subject).toBe('été');
  });
});

describe('format=flowed', () => {
  const flowed = (text: string, more = '') =>
    textOf(`Content-Type: text/plain; format=flowed${more}\n\n${text}`);
  it.each([
    ['a paragraph \ngoes on\nnext', 'a paragraph goes on\nnext'],
    ['> a question \n> goes on \nThe answer.', '> a question goes on\nThe answer.'],
    ['answer \n> question \n>> older \n> newer', 'answer\n> question\n>> older\n> newer'],
    ['text \n-- \nAmina', 'text\n--\nAmina'],
    [' > stuffed', '> stuffed'],
  ])('%j', async (text, read) => {
    expect(await flowed(text)).toBe(read);
  });
  it('may delete the space', async () => {
    expect(await flowed('مرحبا \nبكم'.replaceAll(/[^\n ]/g, 'x'), '; delsp=yes')).toBe('xxxxxxxx');
  });
});

describe('takes the part with the content', () => {
  const WORDS = 'We accept the offer, five people, from 3 to 10 March.';
  const mail = (plain: string, html: string, kind = 'alternative') =>
    `Content-Type: multipart/${kind}; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n${plain}\n--b\nContent-Type: text/html; charset=utf-8\n\n${html}\n--b--`;
  it.each([
    'This email is in HTML format. Please use an HTML-capable mail program.',
    'Votre messagerie ne peut pas afficher cet e-mail.',
    utf8('\u200b'),
    ' \u00a0 ',
    '[cid:image001.png@01DB0000.00000000]',
    'View this email in your browser: https://mail.example/x',
    '[https://tracker.example/x.png]<https://tracker.example>',
  ])('HTML instead of %j', async (stub) => {
    expect(await textOf(mail(stub, `<p>${WORDS}</p>`))).toBe(WORDS);
  });
  it.each(['', '<img src="cid:1">', `<p>${WORDS.replaceAll(' ', '<br> ')}</p>`])(
    'text instead of %j',
    async (html) => {
      expect(await textOf(mail(WORDS, html))).toBe(WORDS);
    },
  );
  it('HTML where the text has only its beginning', async () => {
    const rest = 'Our flight lands at ten and we need a car with four seats for seven days.';
    expect(await textOf(mail(WORDS, `<p>${WORDS}</p><p>${rest}</p>`))).toBe(`${WORDS}\n\n${rest}`);
  });
  it('all of what stands one after the other', async () => {
    expect(await textOf(mail('First.', '<p>Second.</p>', 'mixed'))).toBe('First.\n\nSecond.');
  });
});

describe('reads in little time, and says what it left out', () => {
  const plain = 'Content-Type: text/plain\n\n';
  it.each([
    ['200,000 lines', plain + 'a line of a text\n'.repeat(200_000), true],
    ['1,000,000 blank lines', `${plain}first${'\n'.repeat(1_000_000)}`, true],
    ['24 MB in lines', plain + `${'x'.repeat(75)}\n`.repeat(320_000), true],
    [
      '24 MB that look like a file',
      `${plain}Content-Transfer-Encoding: base64\n\n${`${'A'.repeat(76)}\n`.repeat(310_000)}`,
      true,
    ],
    ['24 MB in one line', plain + 'word '.repeat(4_800_000), true],
    [
      '20,000 parts',
      `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\na\n'.repeat(20_000)}`,
      true,
    ],
    [
      'a file of 18 MB',
      `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${`${'A'.repeat(76)}\n`.repeat(235_000)}`,
      false,
    ],
    ['a letter', `${plain}Hello`, false],
  ])('%s', async (_, rest, isCut) => {
    const bytes = bytesOf(HEAD + rest);
    const { user } = process.cpuUsage();
    const mail = await readMime(bytes);
    expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
    expect(mail.isCut).toBe(isCut);
  });
});
