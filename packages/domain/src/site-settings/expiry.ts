import { type CalendarDay, isCalendarDay } from '../dates/calendar-day.ts';

/** How many days before a licence or insurance expires staff are warned. */
const EXPIRY_NOTICE_DAYS = 60;

const DAY_MS = 86_400_000;

/** The columns with the last day of a licence or insurance. */
const expiringSettings = ['licence_valid_until', 'insurance_valid_until'] as const;

export type ExpiringSetting = (typeof expiringSettings)[number];

export type Expiry = {
  setting: ExpiringSetting;
  lastDay: CalendarDay;
  /** 0 on the last day, negative afterwards. */
  daysLeft: number;
};

/** What has expired or expires within `EXPIRY_NOTICE_DAYS`, the most urgent first. */
export function expiries(
  settings: Partial<Record<ExpiringSetting, string | null>>,
  today: CalendarDay,
): Expiry[] {
  return expiringSettings
    .flatMap((setting) => {
      const lastDay = settings[setting];
      if (!lastDay || !isCalendarDay(lastDay)) return [];
      return [{ setting, lastDay, daysLeft: (Date.parse(lastDay) - Date.parse(today)) / DAY_MS }];
    })
    .filter(({ daysLeft }) => daysLeft <= EXPIRY_NOTICE_DAYS)
    .sort((one, other) => one.daysLeft - other.daysLeft);
}
