import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { startOfDay } from '../submission-views.ts';

const DAY = 86_400_000;
const presets = [
  { days: 1, name: t('Tomorrow') },
  { days: 3, name: t('In three days') },
  { days: 7, name: t('Next week') },
] as const;

export type FollowUpPreset = { day: string; name: string; note: string };

/** Days in Algiers, with their date: "Tue 24 Nov". */
export function followUpPresets(now = new Date()): FollowUpPreset[] {
  return presets.map(({ days, name }) => {
    const day = calendarDayOf(new Date(now.getTime() + days * DAY), OFFICE_TIME_ZONE);
    return { day, name, note: shortDay(day) };
  });
}

export const shortDay = (day: string) =>
  dayText(day, locale.language, { weekday: 'short', day: 'numeric', month: 'short' });

/** Snoozed work comes back in the morning. */
export const morningOf = (day: string) => startOfDay(day).replace('T00', 'T08');

type Planned = Pick<SubmissionRecord, 'follow_up_on' | 'snoozed_until' | 'due_at'>;

/** "Follow up Tue 24 Nov", "Snoozed until …", or null without either. */
export function plannedText({ follow_up_on, snoozed_until }: Planned, now = Date.now()) {
  if (snoozed_until && Date.parse(snoozed_until) > now) {
    return t('Snoozed until {calendarDayOf}', {
      calendarDayOf: shortDay(calendarDayOf(new Date(snoozed_until), OFFICE_TIME_ZONE)),
    });
  }
  if (follow_up_on) return t('Follow up {followUpOn}', { followUpOn: shortDay(follow_up_on) });
  return snoozed_until ? t('Snooze ended') : null;
}

export const isDue = ({ due_at }: Pick<Planned, 'due_at'>, now = Date.now()) =>
  due_at !== null && Date.parse(due_at) <= now;
