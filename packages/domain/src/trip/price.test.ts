import { describe, expect, it } from 'vitest';
import { approximatePrice, exchangeRate, priceText, saysAmount, unitAfterPrice } from './price.ts';
import type { PriceUnit } from './types.ts';

const rate = { dinars: 148, on: '2026-11-20', source: 'Bank of Algeria' };
const euros = (price_amount: number) => ({ price_amount, price_currency: 'EUR' as const });
const dinars = (price_amount: number) => ({ price_amount, price_currency: 'DZD' as const });

describe('exchangeRate', () => {
  const entered = { eur_rate: 148, eur_rate_on: '2026-11-20', eur_rate_source: 'Bank of Algeria' };

  it('is what staff entered', () => {
    expect(exchangeRate(entered)).toEqual(rate);
  });

  it('is unknown without settings, a rate, its day or its source', () => {
    for (const settings of [
      undefined,
      null,
      { ...entered, eur_rate: null },
      { ...entered, eur_rate_on: null },
      { ...entered, eur_rate_source: '' },
    ]) {
      expect(exchangeRate(settings)).toBeNull();
    }
  });
});

describe('approximatePrice', () => {
  it.each([
    [dinars(14_000), 95, 'EUR'],
    [dinars(45_000), 305, 'EUR'],
    [dinars(184_000), 1250, 'EUR'],
    [dinars(1500), 10, 'EUR'],
    [euros(95), 14_000, 'DZD'],
    [euros(390), 57_500, 'DZD'],
    [euros(1200), 180_000, 'DZD'],
    [euros(12.5), 1850, 'DZD'],
  ])('rounds %o to %d %s', (price, amount, currency) => {
    expect(approximatePrice(price, rate)).toEqual({ amount, currency });
  });

  it('stays within 2.5 % of the exact amount', () => {
    for (let amount = 40; amount < 5000; amount += 7) {
      const approximate = approximatePrice(euros(amount), rate)?.amount ?? 0;
      expect(Math.abs(approximate / (amount * rate.dinars) - 1)).toBeLessThanOrEqual(0.025);
    }
  });

  it('is nothing without a rate or an amount', () => {
    expect(approximatePrice(euros(390), null)).toBeNull();
    expect(approximatePrice({ price_amount: null, price_currency: null }, rate)).toBeNull();
  });

  it('is nothing when it would be zero', () => {
    expect(approximatePrice(dinars(50), rate)).toBeNull();
  });
});

describe('unitAfterPrice', () => {
  it.each<[price: string, unit: PriceUnit | null, added: PriceUnit | null]>([
    ['€390', 'person', 'person'],
    ['From 45 000 DA', 'group', 'group'],
    ['€390', null, null],
    ['On request', 'person', null],
    ['', 'person', null],
    ['€390 per person', 'person', null],
    ['2 people: 12 000 DA', 'group', null],
    ['€390/person', 'person', null],
    ['À partir de 45 000 DA', 'group', 'group'],
    ['45 000 DA pour le groupe', 'group', null],
    ['ابتداءً من 45 000 دج', 'person', 'person'],
    ['32 000 دج للشخص', 'person', null],
  ])('after %o with unit %o is %o', (price, unit, added) => {
    expect(unitAfterPrice(price, unit)).toBe(added);
  });
});

describe('priceText', () => {
  it('is what visitors read in each language', () => {
    expect(priceText(45_000, 'DZD', true)).toBe('From 45 000 DA');
    expect(priceText(45_000, 'DZD', true, 'fr')).toBe('À partir de 45 000 DA');
    expect(priceText(45_000, 'DZD', true, 'ar')).toBe('ابتداءً من 45 000 دج');
    expect(priceText(1250.5, 'EUR')).toBe('€1,250.50');
    expect(priceText(1250.5, 'EUR', false, 'fr')).toBe('1 250,50 €');
    expect(priceText(1_250_000, 'EUR', false, 'ar')).toBe('1 250 000 €');
  });
});

describe('saysAmount', () => {
  it.each([
    ['From 45 000 DA', 45_000, true],
    ['À partir de 45 000 DA', 45_000, true],
    ['1 250,50 €', 1250.5, true],
    ['', 45_000, true],
    ['36 000 DA in a small group', 34_560, false],
    ['On request', 34_560, false],
  ])('“%s” and %d: %s', (text, amount, says) => {
    expect(saysAmount(text, amount)).toBe(says);
  });
});
