import { expect, it } from 'vitest';
import Polyglot from './polyglot.ts';

const polyglot = new Polyglot({
  phrases: {
    '': '',
    ra: { action: { chosen: '1 item |||| %{smart_count} items', go: 'To %{place}' } },
  },
});

it('fills words in, and tells one from many', () => {
  expect(polyglot.t('ra.action.go', { place: 'Oran' })).toBe('To Oran');
  expect(polyglot.t('ra.action.chosen', { smart_count: 1 })).toBe('1 item');
  expect(polyglot.t('ra.action.chosen', { smart_count: 3 })).toBe('3 items');
});

it('takes what it does not know as the words themselves', () => {
  expect(polyglot.t('Saved %{place}.', { place: 'here' })).toBe('Saved here.');
  expect(polyglot.t('ra.missing', { _: 'Otherwise' })).toBe('Otherwise');
  expect(polyglot.t('')).toBe('');
});
