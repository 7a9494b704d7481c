import { type CalendarDay, calendarDayOf } from '../dates/calendar-day.ts';

export type PublicHoliday = {
  name: string;
  from: CalendarDay;
  to: CalendarDay;
  /** It depends on the sight of the moon: the day is announced shortly before, and can be another. */
  isAbout: boolean;
};

type MonthAndDay = { name: string; month: number; day: number };

/** Of the civil calendar. */
const fixed: readonly MonthAndDay[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Yennayer', month: 1, day: 12 },
  { name: 'Labour Day', month: 5, day: 1 },
  { name: 'Independence Day', month: 7, day: 5 },
  { name: 'Revolution Day', month: 11, day: 1 },
];

/** Of the Islamic calendar. `days` is how long each lasts. */
const religious: readonly (MonthAndDay & { days: number })[] = [
  { name: 'Awal Muharram', month: 1, day: 1, days: 1 },
  { name: 'Ashura', month: 1, day: 10, days: 1 },
  { name: 'Mawlid', month: 3, day: 12, days: 1 },
  { name: 'Eid al-Fitr', month: 10, day: 1, days: 2 },
  { name: 'Eid al-Adha', month: 12, day: 10, days: 2 },
];

const DAY_MS = 86_400_000;
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

function islamicDate(moment: Date): { month: number; day: number } {
  const parts = islamic.formatToParts(moment);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return { month: part('month'), day: part('day') };
}

/** Algeria’s public holidays that begin within a year of `today`, by day. */
export function publicHolidays(today: CalendarDay): PublicHoliday[] {
  const first = Date.parse(`${today}T00:00:00Z`);
  const dayAt = (days: number) => calendarDayOf(new Date(first + days * DAY_MS), 'UTC');
  return Array.from({ length: 366 }, (_, at) => {
    const moment = new Date(first + at * DAY_MS);
    const civil = { month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
    const moon = islamicDate(moment);
    const isOn = (one: { month: number; day: number }) => (holiday: MonthAndDay) =>
      holiday.month === one.month && holiday.day === one.day;
    return [
      ...fixed.filter(isOn(civil)).map(({ name }) => ({
        name,
        from: dayAt(at),
        to: dayAt(at),
        isAbout: false,
      })),
      ...religious.filter(isOn(moon)).map(({ name, days }) => ({
        name,
        from: dayAt(at),
        to: dayAt(at + days - 1),
        isAbout: true,
      })),
    ];
  }).flat();
}
