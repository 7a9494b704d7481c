import { describe, expect, it } from 'vitest';
import { clockOf, clockRange, clockText } from './clock.ts';
import { dayRange, dayText, momentText } from './day.ts';
import { durationText } from './duration.ts';
import { withRanges } from './range.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [0.5, '30 min', '30 min', 'نصف ساعة'],
  [0.25, '15 min', '15 min', 'ربع ساعة'],
  [0.1, '6 min', '6 min', '6 دقيقة'],
  [1, '1 h', '1 h', 'ساعة'],
  [1.5, '1 h 30 min', '1 h 30', 'ساعة ونصف'],
  [2, '2 h', '2 h', 'ساعتان'],
  [3.5, '3 h 30 min', '3 h 30', '3 ساعات ونصف'],
  [2.1, '2 h 6 min', '2 h 06', 'ساعتان و6 دقيقة'],
  [17.5, '17 h 30 min', '17 h 30', '17 ساعة ونصف'],
])('%s hours are said in three languages', (hours, ...expected) => {
  const said = (['en', 'fr', 'ar'] as const).map((language) =>
    plain(durationText(hours, language)),
  );
  expect(said).toEqual(expected);
});

describe('a time of day', () => {
  it('has 24 hours, in French with an h', () => {
    expect(plain(clockText('09:00', 'fr'))).toBe('9 h');
    expect(plain(clockText('21:15', 'fr'))).toBe('21 h 15');
    expect(clockText('21:15', 'ar')).toBe('21:15');
    expect(clockOf(new Date('2026-11-25T19:17Z'), 'ar', 'Africa/Algiers')).toBe('20:17');
  });

  it('runs to another in words, except in English', () => {
    expect(clockRange('09:00', '17:00', 'en')).toBe('09:00–17:00');
    expect(plain(clockRange('09:00', '17:30', 'fr'))).toBe('de 9 h à 17 h 30');
    expect(clockRange('09:00', '17:00', 'ar')).toBe('من 09:00 إلى 17:00');
  });
});

describe('days', () => {
  it.each([
    [
      '2026-12-22',
      '2026-12-28',
      '22–28 December 2026',
      'du 22 au 28 décembre 2026',
      'من 22 إلى 28 ديسمبر 2026',
    ],
    [
      '2026-11-28',
      '2026-12-01',
      '28 November – 1 December 2026',
      'du 28 novembre au 1er décembre 2026',
      'من 28 نوفمبر إلى 1 ديسمبر 2026',
    ],
    [
      '2026-12-28',
      '2027-01-03',
      '28 December 2026 – 3 January 2027',
      'du 28 décembre 2026 au 3 janvier 2027',
      'من 28 ديسمبر 2026 إلى 3 جانفي 2027',
    ],
    [
      '2026-11-01',
      '2026-11-04',
      '1–4 November 2026',
      'du 1er au 4 novembre 2026',
      'من 1 إلى 4 نوفمبر 2026',
    ],
    ['2026-11-01', '2026-11-01', '1 November 2026', '1er novembre 2026', '1 نوفمبر 2026'],
  ])('from %s to %s', (from, to, ...expected) => {
    expect((['en', 'fr', 'ar'] as const).map((language) => dayRange(from, to, language))).toEqual(
      expected,
    );
  });

  it('begin a month with an ordinal in French, and no other day', () => {
    expect(dayText('2026-11-01', 'fr', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
      'dimanche 1er novembre',
    );
    expect(dayText('2026-11-21', 'fr')).toBe('21 novembre 2026');
    expect(dayText('2026-11-11', 'fr')).toBe('11 novembre 2026');
  });

  it('have a time', () => {
    const at = new Date('2026-11-25T19:17Z');
    const options = { timeZone: 'Africa/Algiers' };
    expect(momentText(at, 'en', options)).toBe('25 November 2026, 20:17');
    expect(plain(momentText(at, 'fr', options))).toBe('25 novembre 2026 à 20 h 17');
    expect(momentText(at, 'ar', options)).toBe('25 نوفمبر 2026 على الساعة 20:17');
  });
});

it.each([
  ['4-10 people', '4–10 people'],
  ['2–8 أشخاص', 'من 2 إلى 8 أشخاص'],
  ['من 2-8 أشخاص', 'من 2 إلى 8 أشخاص'],
  ['الجمعة 25–1 000 دج', 'الجمعة من 25 إلى 1 000 دج'],
  ['2026-11-23: يوم', '2026-11-23: يوم'],
  ['3 أيام', '3 أيام'],
])('%j is written %j', (text, expected) => expect(withRanges(text)).toBe(expected));
