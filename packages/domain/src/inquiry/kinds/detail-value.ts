import { characterCount } from '../../character-count.ts';
import { isCalendarDay } from '../../dates/calendar-day.ts';
import { parseNumber } from '../../typed-number.ts';
import type { InquiryMessages } from '../messages.ts';
import type { DetailEntry, DetailRule } from './detail-field.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What was entered as it is stored; null if it is empty. A number that cannot be read stays a text, and is refused. */
export function readDetail(rule: DetailRule, entry: DetailEntry): string | number | null {
  const entered = typeof entry === 'string' ? entry.trim() : (entry ?? '');
  if (entered === '') return null;
  return rule.shape === 'number' && typeof entered === 'string'
    ? (parseNumber(entered, 0) ?? entered)
    : entered;
}

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Why a value cannot be stored, as `private.is_inquiry_detail` decides; undefined if it can. */
export function detailProblem(
  rule: DetailRule,
  value: unknown,
  messages: InquiryMessages,
): string | undefined {
  if (rule.shape === 'number') {
    const { min, max } = rule;
    if (typeof value === 'number' && isWithin(value, min, max)) return undefined;
    return messages.detailNumber.replace('{min}', `${min}`).replace('{max}', `${max}`);
  }
  const text = typeof value === 'string' ? value : '';
  switch (rule.shape) {
    case 'day':
      return isCalendarDay(text) ? undefined : messages.dayInvalid;
    case 'time':
      return TIME.test(text) ? undefined : messages.detailTime;
    case 'text': {
      const isLine = text.trim() !== '' && !/\p{Cc}/u.test(text);
      return isLine && characterCount(text) <= rule.max
        ? undefined
        : messages.detailText.replace('{max}', `${rule.max}`);
    }
  }
}
