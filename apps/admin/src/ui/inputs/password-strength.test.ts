import { PASSWORD_MIN_LENGTH } from '@expat-buddy/domain/account/limits';
import { commonPasswords } from '@expat-buddy/domain/account/new-password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it('refuses those of the 10,000 commonest passwords that are long enough', () => {
  const commonest = dictionary['passwords-common'].slice(0, 10_000);
  expect(commonest).toHaveLength(10_000);
  expect(commonPasswords).toEqual(
    commonest.filter((password) => password.length >= PASSWORD_MIN_LENGTH),
  );
});

it('knows patterns, the subject of the site and the words of the person', () => {
  expect(strengthOf('passwordpassword')).toBe('weak');
  expect(strengthOf('azertyuiop12')).toBe('weak');
  expect(strengthOf('algeriasahara')).toBe('weak');
  expect(strengthOf('amelbenkacem', ['amel', 'benkacem'])).toBe('weak');
  expect(strengthOf('motdepasse2026')).toBe('fair');
  expect(strengthOf('seven lanterns under the fig tree')).toBe('strong');
});
