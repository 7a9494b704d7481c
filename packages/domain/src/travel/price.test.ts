import { describe, expect, it } from 'vitest';
import { isPriceWithin, isReadablePrice, parsePrice } from './price.ts';

describe('price', () => {
  it.each([
    ['12 000 DA', 12000],
    ['12\u00a0000 DA', 12000],
    ['12\u202f000\u202fDZD', 12000],
    ['12000DA', 12000],
    ['€1,200', 1200],
    ['€ 1,200.50', 1200.5],
    ['1.200,50 €', 1200.5],
    ['1.200 €', 1200],
    ['12,50 €', 12.5],
    ['1,250,000 DA', 1250000],
    ['45 000', 45000],
    ['From 45 000 DZD', 45000],
    ['10 000 – 12 000 DA', 10000],
    ['10000-12000 DA per person', 10000],
    ['€80 to €120', 80],
    ['2 people: 12 000 DA', 12000],
    ['4x4, 3 days, 95 000 DA', 95000],
    ['8 500 DA for 2 people', 8500],
    ['٨٥٠٠ دج', 8500],
    ['١٢٬٠٠٠ د.ج', 12000],
    ['0 DA', 0],
  ])('reads %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each(['on request', '', null, undefined, 'DA'])('finds no number in %s', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it.each(['0 DA', '€0.00', 'From 0 DA', 'From DA'])('refuses %s as a price', (text) => {
    expect(isReadablePrice(text)).toBe(false);
  });

  it('includes the bounds of a range and leaves out a price without a number', () => {
    expect(isPriceWithin('12 000 DA', [12000, 20000])).toBe(true);
    expect(isPriceWithin('20 000 DA', [12000, 20000])).toBe(true);
    expect(isPriceWithin('20 001 DA', [12000, 20000])).toBe(false);
    expect(isPriceWithin('on request', [0, 1000000])).toBe(false);
  });
});
