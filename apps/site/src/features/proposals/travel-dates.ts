import type { SentProposal } from '@expat-buddy/domain/proposal/types';

/** `4 – 12 March 2027`, one day, or nothing. */
export function travelDates(
  { starts_on, ends_on }: Pick<SentProposal, 'starts_on' | 'ends_on'>,
  locale: string,
): string {
  const days = [starts_on ?? ends_on, ends_on ?? starts_on].map((day) => new Date(`${day}T12:00Z`));
  const [from, to] = days;
  if (!from || !to || Number.isNaN(from.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    from,
    to,
  );
}
