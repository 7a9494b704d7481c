import { expect, it } from 'vitest';
import { CONSENT_VERSION, consentText } from './consent-texts.ts';
import { confirmSubscription, subscribeToNewsletter } from './queries.ts';
import { subscribeRequestSchema, tokenRequestSchema } from './schema.ts';

const request = { email: ' Amel@Example.com ', consentVersion: CONSENT_VERSION, locale: 'en' };

it('lowercases the address and leaves the honeypot empty', () => {
  expect(subscribeRequestSchema.parse(request)).toMatchObject({
    email: 'amel@example.com',
    website: '',
  });
});

it.each([
  ['no address', { email: 'amel@home' }],
  ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }],
  ['an unknown version of the consent', { consentVersion: 'toString' }],
  ['a language without a consent', { locale: 'xx' }],
])('refuses %s', (_, change) => {
  expect(subscribeRequestSchema.safeParse({ ...request, ...change }).success).toBe(false);
});

it('has the text of the current consent', () => {
  expect(consentText(CONSENT_VERSION, 'en')).toMatch(/Privacy Policy/);
});

it('accepts only 43 characters as a token', () => {
  expect(tokenRequestSchema.safeParse({ token: 'a-_'.padEnd(43, '1') }).success).toBe(true);
  for (const token of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, null]) {
    expect(tokenRequestSchema.safeParse({ token }).success).toBe(false);
  }
});

it('calls the functions, and throws on an unknown response', async () => {
  const asked: unknown[] = [];
  const answering = (data: unknown, error: unknown = null) => ({
    invoke: async (name: string, { body }: { body: unknown }) => {
      asked.push([name, body]);
      return { data, error };
    },
  });
  const subscriber = { email: 'amel@example.com', locale: 'en', website: '' } as const;
  await subscribeToNewsletter(answering({ success: true }), subscriber);
  expect(asked).toEqual([
    ['newsletter-subscribe', { ...subscriber, consentVersion: CONSENT_VERSION }],
  ]);
  expect(await confirmSubscription(answering({ state: 'expired' }), 'x')).toBe('expired');
  await expect(confirmSubscription(answering({ state: 'else' }), 'x')).rejects.toThrow();
  await expect(confirmSubscription(answering(null, new Error('down')), 'x')).rejects.toThrow(
    'down',
  );
});
