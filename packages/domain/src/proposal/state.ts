import { type CalendarDay, calendarDayOf } from '../dates/calendar-day.ts';
import { lineMinor, type PricedLine, totalMinor } from './money.ts';
import type { ProposalDraft, ProposalItem, ProposalStatus } from './types.ts';

export const algiersToday = (now = new Date()): CalendarDay => calendarDayOf(now, 'Africa/Algiers');

/** A sent proposal has expired on the day after its last, even before the timer has noted it. */
export function proposalStatusOn(
  { status, valid_until }: { status: ProposalStatus; valid_until: string | null },
  today: CalendarDay,
): ProposalStatus {
  return status === 'sent' && valid_until !== null && valid_until < today ? 'expired' : status;
}

/** Whether a line still needs a price: customers pay for it, and it would cost them nothing. */
export const lacksPrice = (
  line: PricedLine & Pick<ProposalItem, 'is_included'>,
  currency: ProposalDraft['currency'],
): boolean => !line.is_included && lineMinor(line, currency) === 0;

/** What `private.send_proposal` would refuse, in its order, as sentences to staff. */
export function proposalProblems(
  {
    title,
    items,
    currency,
    valid_until,
  }: Omit<ProposalDraft, 'included' | 'not_included' | 'terms'>,
  today: CalendarDay,
): string[] {
  const problems: string[] = [];
  if (!valid_until || valid_until < today)
    problems.push('Enter until when the proposal is valid: today or a later day.');
  if (title.trim() === '') problems.push('Give the proposal a title.');
  if (items.length === 0) problems.push('Add at least one line to the proposal.');
  if (items.some((item) => lacksPrice(item, currency)))
    problems.push('Enter a price for each line, or mark it as included.');
  const total = totalMinor(items, currency);
  if (total < 0) problems.push('The total of the proposal is negative.');
  if (total === 0 && items.some((item) => !item.is_included && !lacksPrice(item, currency)))
    problems.push('The total of the proposal is 0.');
  if (currency === 'DZD' && items.some(({ unit_price_minor }) => unit_price_minor % 100 !== 0))
    problems.push('Prices in dinars have no centimes.');
  return problems;
}
