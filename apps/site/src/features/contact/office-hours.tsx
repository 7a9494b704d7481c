import {
  OFFICE_TIME_ZONE,
  type OfficeState,
  type OpeningDays,
  type OpeningTime,
  officeState,
  openingWeek,
} from '@expat-buddy/domain/site-settings/opening-hours';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useContactMessages } from '#lib/messages/contact-messages.ts';
import { useCurrentMinute } from '#lib/use-current-minute.ts';

export function OfficeHours({ hours }: { hours: OpeningTime[] }) {
  const { office: text } = useContactMessages();
  const daysOf = useDayNames();
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
            <dt>{daysOf(days)}</dt>
            <dd className={days.times.length === 0 ? 'text-muted' : ''}>
              {days.times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') ||
                text.closed}
            </dd>
          </div>
        ))}
      </dl>
      <OfficeNow hours={hours} />
      <p className="mt-1 text-small text-muted">{text.holidays}</p>
    </div>
  );
}

/** Renders once the time is known in the browser; its space is reserved. */
function OfficeNow({ hours }: { hours: OpeningTime[] }) {
  const { office: text } = useContactMessages();
  const { locale } = useMessages();
  const minute = useCurrentMinute();
  const nameOf = useWeekdayName();
  const now = minute === null ? null : new Date(minute);
  const state = now && officeState(hours, now);
  const say = (known: OfficeState) => {
    if (known.isOpen) return text.openNow(known.closes);
    if (known.daysAhead === 0) return text.opensToday(known.opens);
    if (known.daysAhead === 1) return text.opensTomorrow(known.opens);
    return text.opensOn(nameOf(known.weekday), known.opens);
  };
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: OFFICE_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div className="tabular mt-3 min-h-[3.6em]">
      {now && state && (
        <>
          <p className="flex items-center gap-2.5 font-medium">
            <span
              className={`size-2.5 shrink-0 rounded-full ${state.isOpen ? 'bg-green' : 'border-2 border-terracotta'}`}
              aria-hidden="true"
            />
            {say(state)}
          </p>
          <p className="text-muted">{text.clock(clock.format(now))}</p>
        </>
      )}
    </div>
  );
}

// 1 March 2026 is a Sunday, weekday 0.
const dayOfMarch = (weekday: number) => new Date(Date.UTC(2026, 2, 1 + weekday));

function useWeekdayName(): (weekday: number) => string {
  const { locale } = useMessages();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(dayOfMarch(weekday));
}

function useDayNames(): (days: OpeningDays) => string {
  const { office: text } = useContactMessages();
  const nameOf = useWeekdayName();
  return ({ from, to }) => {
    if (from === to) return nameOf(from);
    const name = to === from + 1 ? text.twoDays : text.days;
    return name(nameOf(from), nameOf(to));
  };
}
