import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

it.each([
  ['warning light.jpg', 'warning light.jpg'],
  ['رسالة.pdf', 'رسالة.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\letters\\visa.pdf', 'C letters visa.pdf'],
  ['.htaccess', 'htaccess'],
  ['a\r\nContent-Type: text/html.png', 'a Content-Type text html.png'],
  ['photo\u202Egpj.exe', 'photo gpj.exe'],
  ['  a \0 b.png ', 'a b.png'],
  ['', 'file'],
  ['///', 'file'],
])('turns %j into %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it('keeps the ending of a long name', () => {
  const clean = cleanFileName(`${'é'.repeat(300)}.jpeg`);
  expect([...clean]).toHaveLength(150);
  expect(clean).toMatch(/é\.jpeg$/);
});
