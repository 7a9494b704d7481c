import { dayText } from '@expat-buddy/domain/format/day';
import { locales } from '@expat-buddy/domain/language/locales';
import { expect, it } from 'vitest';
import { weekdayColumn } from './weekday-column.ts';

it.each(Object.values(locales))('tells the days of a week apart in $language', (locale) => {
  const week = Array.from({ length: 7 }, (_, at) =>
    weekdayColumn(locale.language, (weekday) =>
      dayText(`2027-03-0${at + 1}`, locale.language, { weekday }),
    ),
  );
  expect(new Set(week).size).toBe(7);
});
