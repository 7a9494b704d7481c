import { expect, it } from 'vitest';
import { whatsappUrl } from './whatsapp-url.ts';

it.each(['0555 12 34 56', '+213 555 12 34 56', '00213 555 12 34 56', '+213 (0)555 12 34 56'])(
  'leads to the number with its country code: %s',
  (number) => {
    expect(whatsappUrl(number)).toBe('https://wa.me/213555123456');
  },
);

it('keeps numbers of other countries', () => {
  expect(whatsappUrl('+33 6 12 34 56 78', 'Hello & bye')).toBe(
    'https://wa.me/33612345678?text=Hello%20%26%20bye',
  );
});
