import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { Moon } from 'lucide-react';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { tripRouteMessages } from '#messages/trips/trip-route.ts';

export function TravelProgramme({ days }: { days: TravelDay[] }) {
  const { travel: text } = travelMessages;
  return (
    <section aria-labelledby="travel-programme" className="mt-16">
      <h2 id="travel-programme" tabIndex={-1} className="text-section outline-none">
        {text.programme}
      </h2>
      <ol className="mt-6">
        {days.map((day) => (
          <li
            key={day.id}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-t border-line py-7 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <p
              className="font-display tabular text-[2.6rem] leading-[0.9] font-light text-accent sm:text-[4.25rem] print:text-[18pt]"
              aria-hidden="true"
            >
              {day.day_number}
            </p>
            <Day day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Day({ day }: { day: TravelDay }) {
  const { travel: text } = travelMessages;
  const driving = tripRouteMessages.drive(day.distance_km, day.driving_hours);
  return (
    <div>
      <h3 className="text-title">
        <span className="sr-only">{text.day(day.day_number)}: </span>
        <span {...englishMark(day, 'title')}>{day.title}</span>
      </h3>
      {day.description && (
        <p {...englishMark(day, 'description')} className="mt-3 max-w-[60ch]">
          {day.description}
        </p>
      )}
      {day.stops.length > 0 && (
        <ol
          aria-label={text.stops(day.day_number)}
          className="mt-4 flex flex-wrap gap-x-2 gap-y-1 text-small"
        >
          {day.stops.map((stop, index) => (
            <li
              key={index}
              className="flex items-center gap-2 not-last:after:h-px not-last:after:w-5 not-last:after:bg-ochre"
            >
              <span {...englishMark(day, `stops.${index}`)}>{stop}</span>
            </li>
          ))}
        </ol>
      )}
      {(driving || day.overnight) && (
        <p className="tabular mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
          {driving && <span>{driving}</span>}
          {day.overnight && (
            <span className="flex gap-2">
              <Moon className="mt-[0.25em] size-3.5 shrink-0" aria-hidden="true" />
              <span>
                <span className="sr-only">{text.night}: </span>
                <span {...englishMark(day, 'overnight')}>{day.overnight}</span>
              </span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
