import { dayRange } from '@expat-buddy/domain/format/day';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { locale } from '#messages/locale.ts';

/** `4–12 March 2027`, one day, or nothing. */
export function travelDates({
  starts_on,
  ends_on,
}: Pick<SentProposal, 'starts_on' | 'ends_on'>): string {
  const [from, to] = [starts_on ?? ends_on, ends_on ?? starts_on];
  return from && to ? dayRange(from, to, locale.language) : '';
}
