import { expect, it } from 'vitest';
import { locales } from './locales.ts';

type WeekInfo = { firstDay: number };

it.each(Object.values(locales))('starts the week as in $dateTag', ({ dateTag, firstWeekday }) => {
  const locale = new Intl.Locale(dateTag) as Intl.Locale & { getWeekInfo: () => WeekInfo };
  expect(firstWeekday).toBe(locale.getWeekInfo().firstDay % 7);
});
