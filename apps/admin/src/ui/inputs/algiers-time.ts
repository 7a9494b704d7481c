import { OFFICE_TIME_ZONE as timeZone } from '@expat-buddy/domain/site-settings/opening-hours';
import { officeMoment } from '#ui/format-moment.ts';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats for a datetime-local field, `YYYY-MM-DDTHH:MM`, in Algiers time. */
export function toAlgiers(moment: string | null): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return '';
  return parts.format(new Date(moment)).replace(' ', 'T');
}

/**
 * Parses a datetime-local value in Algiers time to ISO form; null when empty or incomplete. The UTC
 * offset comes from Intl.
 */
export function fromAlgiers(local: string): string | null {
  const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(local)?.[0];
  const asIfUtc = minute ? Date.parse(`${minute}:00Z`) : Number.NaN;
  if (Number.isNaN(asIfUtc)) return null;
  const shown = Date.parse(`${toAlgiers(new Date(asIfUtc).toISOString())}:00Z`);
  return new Date(asIfUtc - (shown - asIfUtc)).toISOString();
}

export const formatAlgiersTime = (moment: string) => officeMoment(moment, { month: 'short' });
