import { isCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import * as z from 'zod/mini';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import { type FieldFormat, quoted, textFormat } from './field-format.ts';

const accepts = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success;

/** A text that has to be a calendar day. */
export const isDay = (schema: z.ZodMiniType): boolean =>
  accepts(schema, '2028-02-29') && !accepts(schema, '2027-02-29');

/** A text that has to be a time of the day. */
export const isTime = (schema: z.ZodMiniType): boolean =>
  accepts(schema, '19:30') && !accepts(schema, '29:30');

const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** The days that a spreadsheet's date can mean. Europe and Africa write the day first, America the month. */
function readDays(text: string): readonly string[] {
  const [date = ''] = text.split(/[T ]00:00(?::00)?$/);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(date);
  if (iso) return [`${iso[1]}-${two(iso[2])}-${two(iso[3])}`].filter(isCalendarDay);
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(date);
  if (!parts) return [];
  const [, first, sign, second, year] = parts;
  const dayFirst = `${year}-${two(second)}-${two(first)}`;
  const monthFirst = `${year}-${two(first)}-${two(second)}`;
  const days = sign === '/' ? [dayFirst, monthFirst] : [dayFirst];
  return [...new Set(days)].filter(isCalendarDay);
}

const inFrench = (day: string) => day.split('-').reverse().join('/');

export const dayFormat: FieldFormat = {
  ...textFormat,
  format: (value) => {
    const day = textFormat.format(value) as string;
    return interfaceLanguage === 'fr' && isCalendarDay(day) ? inFrench(day) : day;
  },
  parse: (text, { isDayFirst, before }) => {
    const days = readDays(text);
    const [day, other] = days;
    if (!day) {
      return { problem: t('{text} is not a date such as 2027-03-14.', { text: quoted(text) }) };
    }
    if (!other || isDayFirst) return { value: day };
    if (days.includes(before as string)) return { value: before };
    return {
      problem: t('{text} may be {day} or {other}. Write the year first.', {
        ...{ text: quoted(text), day, other },
      }),
    };
  },
};

/** Spreadsheets add seconds and leave out the first zero. */
export const timeFormat: FieldFormat = {
  ...textFormat,
  parse: (text) => {
    const [, hours, minutes] = /^(\d{1,2}) ?[:h] ?(\d{2})(?::00)?$/i.exec(text) ?? [];
    return { value: minutes ? `${two(hours)}:${minutes}` : text };
  },
};
