import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextWithPhones } from './TextWithPhones.tsx';

it('makes phone numbers in a text links, and leaves dates alone', async () => {
  await render(
    <p>
      <TextWithPhones>
        Call +213 555 12 34 56 or 0770.11.22.33, from 03.05.2027 to 2027-05-10, inquiry 6E81D72B.
      </TextWithPhones>
    </p>,
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+213555123456',
    'tel:0770112233',
  ]);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      'Call +213 555 12 34 56 or 0770.11.22.33, from 03.05.2027 to 2027-05-10, inquiry 6E81D72B.',
    );
});

it('keeps the brackets of a number in Arabic inside its link', async () => {
  await render(
    <p dir="rtl">
      <TextWithPhones>
        رقمي +213 (0)550 12 34 56 أو (0770) 11 22 33، والسعر 14 000 دج
      </TextWithPhones>
    </p>,
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+213 (0)550 12 34 56', 'tel:+213550123456'],
    ['(0770) 11 22 33', 'tel:0770112233'],
  ]);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      'رقمي +213 (0)550 12 34 56 أو (0770) 11 22 33، والسعر \u206814 000\u2069 دج',
    );
});
