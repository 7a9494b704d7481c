import { describe, expect, it } from 'vitest';
import { meansTheSame } from '#ui/means-the-same.ts';
import { compareVersions } from '../conflict/two-versions.ts';
import { formatValue } from './format-value.ts';
import { fieldChanges, type RecordChange, sentenceOf } from './record-change.ts';

const labels = { title: 'Title', highlights: 'Highlights', price: 'Price' };
const change: RecordChange = {
  id: 1,
  action: 'update',
  by_server: false,
  before: { position: 10, price: '', title: 'Old' },
  after: { position: 20, price: '5 DA', title: 'New' },
  changed_at: '2026-11-21T10:00:00+00:00',
  actor: { full_name: ' Amel ', email: 'amel@example.com' },
};

describe('an entry of the history', () => {
  it('is a sentence with the labels of the form in its order', () => {
    expect(sentenceOf(change, labels)).toBe('Amel changed Title, Price, and Position.');
    expect(fieldChanges(change, labels)[0]).toEqual({
      field: 'title',
      label: 'Title',
      before: 'Old',
      after: 'New',
    });
  });

  it('names the author as far as known', () => {
    const nobody = { ...change, action: 'create' as const, actor: null };
    expect(sentenceOf(nobody, labels)).toBe('A deleted account created it.');
    expect(sentenceOf({ ...nobody, by_server: true }, labels)).toBe('The system created it.');
  });
});

describe('a formatted value', () => {
  it.each([
    [null, ''],
    [true, 'Yes'],
    [['Sand', 'Sky'], 'Sand\nSky'],
    [[{ id: 'x', title: 'First day', stops: [] }], 'First day'],
    [{ tags: ['coast', 'city'], region: 'West' }, 'Tags: coast, city, Region: West'],
    [
      [{ id: 'x', alt: 'Dunes', image: '/illustrations/dunes.webp', caption: '' }],
      'Alternative text: Dunes, Photo: dunes.webp',
    ],
  ])('%j', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('names months', () => {
    expect(formatValue([3, 11], 'best_months')).toBe('March, November');
    expect(formatValue([3, 11], 'seats')).toBe('3\n11');
  });

  it('ignores the order of keys and treats empty as missing', () => {
    expect(meansTheSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(meansTheSame('', null)).toBe(true);
    expect(meansTheSame(['a', 'b'], ['b', 'a'])).toBe(false);
  });
});

it('two versions conflict where both changed a field differently', () => {
  const read = { title: 'Title', highlights: ['Sand'], price: '1 DA' };
  const mine = { title: 'Mine', highlights: ['Sand'], price: '2 DA' };
  const theirs = { title: 'Theirs', highlights: ['Sky'], price: '2 DA' };
  expect(compareVersions({ read, mine, theirs }, labels)).toEqual({
    disputed: [{ field: 'title', label: 'Title', mine: 'Mine', theirs: 'Theirs' }],
    onlyTheirs: ['Highlights', 'Price'],
  });
});
