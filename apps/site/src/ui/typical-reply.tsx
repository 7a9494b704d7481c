import { openingWeek, readOpeningHours } from '@expat-buddy/domain/site-settings/opening-hours';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { listed } from '#lib/text/listed.ts';
import { dayNames, spanOf } from '#lib/text/weekday-names.ts';
import { officeMessages as text } from '#messages/company/office.ts';

/** How long a first reply usually takes. Nothing while too few were measured. */
export function TypicalReply({ className }: { className?: string }) {
  const text = useTypicalReply();
  return text && <p className={className}>{text}</p>;
}

/** The same, or the opening hours while too few were measured. */
export function ReplyTime({ className }: { className?: string }) {
  const measured = useTypicalReply();
  const hours = useHours();
  const text = measured ?? hours;
  return text && <p className={className}>{text}</p>;
}

function useTypicalReply(): string | null {
  const { data } = useQuery(siteSettingsQueries.typicalReply());
  if (!data) return null;
  return text.typicalReply(Math.max(1, Math.ceil(data.office_minutes / 60)), data.inquiries);
}

function useHours(): string | null {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const days = openingWeek(readOpeningHours(settings?.opening_hours))
    .filter(({ times }) => times.length > 0)
    .map((group) => `${dayNames(group)} ${listed(...group.times.map(spanOf))}`);
  return days.length === 0 ? null : text.hours(days.join('; '));
}
