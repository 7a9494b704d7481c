import { expect, it } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

it('lists the holidays of a year by day, and says which depend on the moon', () => {
  const holidays = publicHolidays('2026-12-01');
  expect(holidays.filter(({ isAbout }) => !isAbout).map(({ from }) => from)).toEqual([
    '2027-01-01',
    '2027-01-12',
    '2027-05-01',
    '2027-07-05',
    '2027-11-01',
  ]);
  const about = holidays.filter(({ isAbout }) => isAbout);
  expect(about.map(({ name }) => name)).toEqual([
    'Eid al-Fitr',
    'Eid al-Adha',
    'Awal Muharram',
    'Ashura',
    'Mawlid',
  ]);
  expect(about[0]).toEqual({
    name: 'Eid al-Fitr',
    from: '2027-03-09',
    to: '2027-03-10',
    isAbout: true,
  });
});

it('begins with today', () => {
  expect(publicHolidays('2027-07-05')[0]).toMatchObject({ name: 'Independence Day' });
  expect(publicHolidays('2027-07-06').at(-1)).toMatchObject({ from: '2028-07-05' });
});
