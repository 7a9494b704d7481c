import { isReadablePrice, parsePrice } from '@expat-buddy/domain/travel/price';
import { expect, it } from 'vitest';
import { enteredPrice, writtenPrice } from './written-price.ts';

it.each(['14 000 DA', 'From 22 000 DA', '€140', 'From €1,250', '950 DA', '€12.5'])(
  'reads "%s" and writes it again',
  (text) => {
    const { kind, ...entered } = enteredPrice(text);
    if (kind !== 'fixed' && kind !== 'from') throw new Error(`It is read as ${kind}.`);
    expect(writtenPrice({ kind, ...entered })).toBe(text);
  },
);

it.each(['1250000', '1 250 000', '1200,50', '7'])(
  'writes %s so that the filter reads it',
  (amount) => {
    const number = Number(amount.replace(/ /g, '').replace(',', '.'));
    for (const currency of ['DA', '€'] as const) {
      expect(parsePrice(writtenPrice({ kind: 'from', amount, currency }))).toBe(number);
    }
  },
);

it.each(['', 'on request', 'On request'])('takes "%s" as on request', (text) => {
  expect(enteredPrice(text).kind).toBe('request');
});

it.each(['10 000 – 12 000 DA', '4 500 DA a pair', 'ask us'])(
  'keeps "%s" as a free text',
  (text) => {
    expect(enteredPrice(text).kind).toBe('text');
  },
);

it('refuses an amount that was left out or is no number', () => {
  expect(isReadablePrice(writtenPrice({ kind: 'fixed', amount: '', currency: 'DA' }))).toBe(false);
  expect(isReadablePrice(writtenPrice({ kind: 'from', amount: 'much', currency: '€' }))).toBe(
    false,
  );
  expect(isReadablePrice('on request')).toBe(true);
  expect(isReadablePrice('14 000 DA')).toBe(true);
});
