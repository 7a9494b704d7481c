import { expect, it } from 'vitest';
import { siteSettingsSchema } from './schema.ts';

const problemOf = (whatsapp: string) =>
  siteSettingsSchema
    .safeParse({ whatsapp })
    .error?.issues.find(({ path }) => path[0] === 'whatsapp')?.message;

it.each(['', '+213 555 12 34 56', '00213555123456', '+33 6 12 34 56 78'])(
  'takes “%s”',
  (number) => {
    expect(problemOf(number)).toBeUndefined();
  },
);

it.each(['0555 00 00 00', '555000000', '+0555 00 00 00'])(
  'asks for the country code of “%s”',
  (number) => {
    expect(problemOf(number)).toBe('Begin with the country code, such as +213 555 00 00 00.');
  },
);
