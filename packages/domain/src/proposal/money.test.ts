import { describe, expect, it } from 'vitest';
import { formatMoney, lineMinor, moneyText, parseMoney, totalMinor } from './money.ts';

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
const random = randomFrom(17);
const runs = Array.from({ length: 2000 }, () => ({
  currency: random(2) ? ('DZD' as const) : ('EUR' as const),
  hundredths: 1 + random(999_999),
  minor: (random(99_999_999) + 1) * (random(10) ? 1 : -1) * (random(2) ? 1 : 1000),
}));

describe('for any quantity and price', () => {
  it('a line is a whole number of what is shown, within half of it', () => {
    for (const { currency, hundredths, minor } of runs) {
      const step = currency === 'DZD' ? 100 : 1;
      const line = lineMinor({ quantity: hundredths / 100, unit_price_minor: minor }, currency);
      expect(Number.isSafeInteger(line)).toBe(true);
      expect(Math.abs(line % step)).toBe(0);
      const off = BigInt(line) * 100n - BigInt(hundredths) * BigInt(minor);
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(step) * 50n);
    }
  });

  it('a discount mirrors a price, and whole quantities multiply', () => {
    for (const { currency, hundredths, minor } of runs) {
      const quantity = hundredths / 100;
      const line = (unit_price_minor: number, times = quantity) =>
        lineMinor({ quantity: times, unit_price_minor }, currency);
      expect(line(minor) + line(-minor)).toBe(0);
      const whole = Math.ceil(quantity);
      const shown = currency === 'DZD' ? minor * 100 : minor;
      expect(line(shown, whole)).toBe(whole * shown);
    }
  });

  it('a total does not depend on the order of its lines', () => {
    for (let start = 0; start < runs.length; start += 20) {
      const lines = runs.slice(start, start + 20).map(({ hundredths, minor }) => ({
        quantity: hundredths / 100,
        unit_price_minor: minor,
      }));
      expect(totalMinor(lines.toReversed(), 'DZD')).toBe(totalMinor(lines, 'DZD'));
    }
  });

  it('what is shown reads as the same amount', () => {
    for (const { currency, minor } of runs) {
      const shown = currency === 'DZD' ? minor * 100 : minor;
      expect(parseMoney(moneyText(shown, currency), currency)).toBe(shown);
      const formatted = formatMoney(shown, currency).replace(/[€]|\s?DA/g, '');
      expect(parseMoney(formatted, currency)).toBe(shown);
    }
  });
});

it.each([
  ['14 000', 'DZD', 1_400_000],
  ['14.000', 'DZD', 1_400_000],
  ['14000', 'DZD', 1_400_000],
  ['-5 000', 'DZD', -500_000],
  ['12.50', 'DZD', null],
  ['1,250.50', 'EUR', 125_050],
  ['1.250,5', 'EUR', 125_050],
  ['1,250', 'EUR', 125_000],
  ['12,5', 'EUR', 1_250],
  ['0', 'EUR', 0],
  ['', 'EUR', null],
  ['12,3456', 'EUR', null],
  ['twelve', 'EUR', null],
] as const)('reads %s %s', (text, currency, minor) => {
  expect(parseMoney(text, currency)).toBe(minor);
});

it('writes dinars without centimes and euros with cents', () => {
  expect(formatMoney(123_400_000, 'DZD')).toBe('1\u00a0234\u00a0000\u00a0DA');
  expect(formatMoney(123_450, 'EUR')).toBe('€1,234.50');
  expect(formatMoney(123_450, 'EUR', 'fr')).toBe('1\u202f234,50\u00a0€');
  expect(formatMoney(123_450, 'EUR', 'ar')).toBe('1\u202f234,50\u00a0€');
  expect(formatMoney(3_200_000, 'DZD', 'ar')).toBe('32\u00a0000\u00a0دج');
  expect(lineMinor({ quantity: 2.5, unit_price_minor: 333_300 }, 'DZD')).toBe(833_300);
});

it('is typed with the comma of the language', () => {
  expect(moneyText(12050, 'EUR', 'fr')).toBe('120,50');
  expect(parseMoney('120,50', 'EUR')).toBe(12050);
});
