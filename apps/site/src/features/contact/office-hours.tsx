import { clockOf, clockText } from '@expat-buddy/domain/format/clock';
import { dayRange } from '@expat-buddy/domain/format/day';
import {
  OFFICE_TIME_ZONE,
  type OfficeState,
  type OpeningTime,
  officeDay,
  officeState,
  openingWeek,
} from '@expat-buddy/domain/site-settings/opening-hours';
import {
  type SpecialHours,
  upcomingSpecialHours,
} from '@expat-buddy/domain/site-settings/special-hours';
import { useCurrentMinute } from '#lib/hooks/use-current-minute.ts';
import { listed } from '#lib/text/listed.ts';
import { dayNames, spanOf, weekdayName } from '#lib/text/weekday-names.ts';
import { contactMessages } from '#messages/company/contact.ts';
import { locale } from '#messages/locale.ts';

type Hours = { hours: OpeningTime[]; special: SpecialHours[] };

export function OfficeHours({ hours, special }: Hours) {
  const { office: text } = contactMessages;
  return (
    <div>
      <h3 className="font-sans text-body font-medium tracking-normal">
        {text.hours} <span className="font-normal text-muted">({text.algiersTime})</span>
      </h3>
      <dl className="tabular mt-2">
        {openingWeek(hours).map((days) => (
          <div
            key={days.from}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2"
          >
            <dt className="first-letter:uppercase">{dayNames(days)}</dt>
            <dd className={days.times.length === 0 ? 'text-muted' : ''}>
              {listed(...days.times.map(spanOf)) || text.closed}
            </dd>
          </div>
        ))}
      </dl>
      <OfficeNow hours={hours} special={special} />
      {special.length === 0 && <p className="mt-1 text-small text-muted">{text.holidays}</p>}
    </div>
  );
}

/** How early visitors read about other hours. */
const DAYS_AHEAD = 30;

/** Renders once the time is known in the browser; its space is reserved. */
function OfficeNow({ hours, special }: Hours) {
  const { office: text } = contactMessages;
  const minute = useCurrentMinute();
  const now = minute === null ? null : new Date(minute);
  const state = now && officeState(hours, now, special);
  const say = (known: OfficeState) => {
    const time = clockText(known.isOpen ? known.closes : known.opens, locale.language);
    if (known.isOpen) return text.openNow(time);
    if (known.daysAhead === 0) return text.opensToday(time);
    if (known.daysAhead === 1) return text.opensTomorrow(time);
    return text.opensOn(weekdayName(known.weekday), time);
  };
  return (
    <div className={`tabular mt-3 ${special.length > 0 ? 'min-h-[8em]' : 'min-h-[3.6em]'}`}>
      {now && state && (
        <>
          <p className="flex items-center gap-2.5 font-medium">
            <span
              className={`size-2.5 shrink-0 rounded-full ${state.isOpen ? 'bg-green' : 'border-2 border-terracotta'}`}
              aria-hidden="true"
            />
            {say(state)}
          </p>
          <p className="text-muted">
            {text.clock(clockOf(now, locale.language, OFFICE_TIME_ZONE))}
          </p>
          {upcomingSpecialHours(special, officeDay(now), DAYS_AHEAD)
            .slice(0, 2)
            .map(({ name, from, to, times }) => (
              <p key={`${from} ${name}`} className="mt-1 text-small text-muted">
                {text.special(
                  name,
                  dayRange(from, to, locale.language, { hasYear: false }),
                  listed(...times.map(spanOf)) || text.closed,
                )}
              </p>
            ))}
        </>
      )}
    </div>
  );
}
