import { expect, it } from 'vitest';
import { addMonths, haveOverlap, monthOf, weeksOf } from './availability.ts';

const period = { starts_on: '2027-02-27', ends_on: '2027-03-02' };

it('lists the weeks of a month from the first weekday', () => {
  const weeks = weeksOf('2027-03', [], 1);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]?.day).toBe('2027-03-01');
  expect(weeks.at(-1)?.map((cell) => cell?.day.slice(8))).toEqual(['29', '30', '31', ...Array(4)]);
  const [first] = weeksOf('2027-03', [], 6);
  expect(first?.map((cell) => cell?.day.slice(8))).toEqual([
    ...Array(2),
    '01',
    '02',
    '03',
    '04',
    '05',
  ]);
});

it('marks the first and the last day of a period too, across months', () => {
  const taken = (month: string) =>
    weeksOf(month, [period], 1)
      .flat()
      .filter((cell) => cell && !cell.isAvailable)
      .map((cell) => cell?.day);
  expect(taken('2027-02')).toEqual(['2027-02-27', '2027-02-28']);
  expect(taken('2027-03')).toEqual(['2027-03-01', '2027-03-02']);
  expect(taken('2027-04')).toEqual([]);
});

it('counts months across years', () => {
  expect(addMonths(monthOf('2027-12-31'), 1)).toBe('2028-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

it('finds periods that overlap', () => {
  const next = { starts_on: '2027-03-03', ends_on: '2027-03-09' };
  expect(haveOverlap([next, period])).toBe(false);
  expect(haveOverlap([next, { ...period, ends_on: '2027-03-03' }])).toBe(true);
});
