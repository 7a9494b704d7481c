import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';

type RouteDayListProps = {
  days: TravelDay[];
  active: readonly number[];
  chosen: readonly number[];
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

export function RouteDayList({ days, active, chosen, onHover, onChoose }: RouteDayListProps) {
  return (
    <ol className="border-t border-line">
      {days.map((travelDay) => {
        const {
          id,
          day_number: day,
          title,
          stops,
          distance_km: km,
          driving_hours: hours,
        } = travelDay;
        return (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              aria-pressed={chosen.includes(day)}
              data-active={active.includes(day) || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover([day])}
              onPointerLeave={() => onHover([])}
              onFocus={({ currentTarget }) =>
                currentTarget.matches(':focus-visible') && onHover([day])
              }
              onBlur={() => onHover([])}
              onClick={() => onChoose([day])}
              className="group/day flex w-full gap-4 py-3 text-start transition-colors data-active:bg-sand/70"
            >
              <span
                className="tabular ms-1 mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-terracotta text-[0.8rem] font-medium text-paper group-data-active/day:bg-ink"
                aria-hidden="true"
              >
                {day}
              </span>
              <span className="min-w-0">
                <span className="block leading-snug font-medium">
                  <span className="sr-only">{text.day(day)}: </span>
                  <span {...englishMark(travelDay, 'title')}>{title}</span>
                </span>
                {stops.length > 0 && (
                  <span className="mt-0.5 block text-small leading-snug text-muted">
                    {stops.join(' – ')}
                  </span>
                )}
                <span className="tabular block text-small text-muted">{text.drive(km, hours)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
