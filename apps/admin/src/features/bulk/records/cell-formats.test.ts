import { wholeNumber } from '@expat-buddy/domain/schema-fields';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayFormat, timeFormat } from './day-format.ts';
import { booleanFormat, choiceFormat, choicesFormat } from './field-format.ts';
import { numberFormat } from './number-format.ts';

const amount = numberFormat(z.number().check(z.minimum(0), z.multipleOf(0.01)));
const latitude = numberFormat(z.number().check(z.minimum(-90), z.maximum(90)));
const days = numberFormat(wholeNumber(0, 10_000));

describe('a number', () => {
  it.each([
    ['12000', 12_000],
    ['12 000', 12_000],
    ['12\u00a0000', 12_000],
    ['12\u202f000,50', 12_000.5],
    ['38.500,00', 38_500],
    ['38,500.00', 38_500],
    ['38’500', 38_500],
    ["1'038'500.5", 1_038_500.5],
    ['1.234.567', 1_234_567],
    ['0.500', 0.5],
    ['2,5', 2.5],
    ['1234,5', 1234.5],
    ['38.525', 38_525],
    ['٣٨٥٠٠', 38_500],
    ['۱۲٫۵', 12.5],
  ])('written as %s is %d', (text, value) => {
    expect(amount.parse(text, {})).toEqual({ value });
  });

  it.each(['36.752', '36,752'])('has the only meaning that its field allows: %s', (text) => {
    expect(latitude.parse(text, {})).toEqual({ value: 36.752 });
    expect(latitude.parse(`-${text}`, {})).toEqual({ value: -36.752 });
    expect(latitude.parse(`−${text}`, {})).toEqual({ value: -36.752 });
    expect(days.parse('1.500', {})).toEqual({ value: 1500 });
  });

  it.each(['38.500', '38,500', '1.250'])(
    'that may be thousands or decimals is asked for: %s',
    (text) => {
      expect(amount.parse(text, {})).toEqual({ problem: expect.stringContaining('may be') });
    },
  );

  it('that may be what the record has is that', () => {
    expect(amount.parse('38.500', { before: 38_500 })).toEqual({ value: 38_500 });
    expect(amount.parse('38,500', { before: 38.5 })).toEqual({ value: 38.5 });
  });

  it.each(['12 000 DA', '1 2', '1,234,5', '12 0000', '1.23.456', '1e5', '5 %', '.', '-', '1-2'])(
    'is not %s',
    (text) => {
      expect(amount.parse(text, {})).toEqual({ problem: expect.stringContaining('not a number') });
    },
  );
});

it.each([
  [true, ['Yes', 'TRUE', 'oui', 'VRAI', 'WAHR', 'ja', 'نعم', '1']],
  [false, ['No', 'FALSE', 'Non', 'FAUX', 'FALSCH', 'nein', 'لا', '0']],
])('%s has a word in each language', (value, words) => {
  for (const word of words) expect(booleanFormat.parse(word, {}), word).toEqual({ value });
});

describe('a date', () => {
  it.each([
    ['2027-03-14', '2027-03-14'],
    ['2027-03-14 00:00:00', '2027-03-14'],
    ['14/03/2027', '2027-03-14'],
    ['3/14/2027', '2027-03-14'],
    ['04.03.2027', '2027-03-04'],
    ['03/03/2027', '2027-03-03'],
  ])('written as %s is %s', (text, value) => {
    expect(dayFormat.parse(text, {})).toEqual({ value });
  });

  it('begins with the day in files of spreadsheets that write semicolons', () => {
    expect(dayFormat.parse('04/03/2027', { isDayFirst: true })).toEqual({ value: '2027-03-04' });
    expect(dayFormat.parse('04/03/2027', {})).toEqual({
      problem: '“04/03/2027” may be 2027-03-04 or 2027-04-03. Write the year first.',
    });
    expect(dayFormat.parse('04/03/2027', { before: '2027-04-03' })).toEqual({
      value: '2027-04-03',
    });
  });

  it.each(['31/02/2027', 'soon', '2027'])('is not %s', (text) => {
    expect(dayFormat.parse(text, {})).toEqual({ problem: expect.stringContaining('not a date') });
  });
});

it('a time loses what spreadsheets add', () => {
  expect(['19:30:00', '7:30', '19h30', 'noon'].map((text) => timeFormat.parse(text, {}))).toEqual(
    ['19:30', '07:30', '19:30', 'noon'].map((value) => ({ value })),
  );
});

it('a choice is found whatever the form of its letters, spaces and apostrophes', () => {
  const name = 'Thé à l’oasis';
  const choices = [{ id: 'tea', name }];
  for (const text of [name.normalize('NFD'), "Thé\u00a0à  l'oasis", 'THÉ À L’OASIS']) {
    expect(choiceFormat(choices).parse(text, {}), text).toEqual({ value: 'tea' });
    expect(choicesFormat(choices).parse(`${text}، ${text}`, {}), text).toEqual({ value: ['tea'] });
  }
});
