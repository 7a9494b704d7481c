import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { useLocation } from 'react-router-dom';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { AppLink } from '#ui/app-link.tsx';
import { dayAnchor } from './day-anchor.ts';

// A minimum width, so that a day without driving can still be clicked.
const SHORTEST_KM = 45;
const LOWEST_SHARE = 0.12;

/** Width is distance, height is driving time. */
export default function DriveProfile({ days }: { days: TravelDay[] }) {
  const { pathname, search } = useLocation();
  const longest = Math.max(1, ...days.map((day) => day.driving_hours ?? 0));
  return (
    <nav aria-label={text.profile}>
      <ol className="tabular flex items-end gap-1">
        {days.map((day) => {
          const { day_number: number, distance_km: km, driving_hours: hours } = day;
          const share = Math.max(LOWEST_SHARE, (hours ?? 0) / longest);
          return (
            <li
              key={day.id}
              className="min-w-7 sm:min-w-12"
              style={{ flex: `${Math.max(SHORTEST_KM, km ?? 0)} 1 0` }}
            >
              <AppLink
                to={`${pathname}${search}#${dayAnchor(number)}`}
                className="group/day block text-center no-underline"
              >
                <span className="flex h-24 items-end sm:h-32" aria-hidden="true">
                  <span
                    className="w-full border-t-4 border-accent bg-sand transition-colors group-hover/day:bg-accent"
                    style={{ height: `${share * 100}%` }}
                  />
                </span>
                <span className="mt-2 block font-display text-[1.15rem] leading-none group-hover/day:text-accent">
                  <span className="sr-only">{text.dayBefore} </span>
                  {number}
                </span>
                {km !== null && (
                  <span className="mt-1 block text-small whitespace-nowrap text-muted max-sm:sr-only">
                    {text.distance(km)}
                  </span>
                )}
                {hours !== null && <span className="sr-only">{text.driving(hours)}</span>}
              </AppLink>
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-small text-muted">{text.profileHelp}</p>
    </nav>
  );
}
