import { staffRoleNames } from '@expat-buddy/domain/account/staff-role';
import { expect, it } from 'vitest';
import { french } from '#i18n/french/index.ts';

it('names every role in French', () => {
  const texts: Readonly<Record<string, string>> = french;
  expect(Object.values(staffRoleNames).filter((name) => !texts[name])).toEqual([]);
});
