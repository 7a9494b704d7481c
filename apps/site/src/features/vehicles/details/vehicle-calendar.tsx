import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { addMonths, monthOf, type Period } from '@expat-buddy/domain/vehicle/availability';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useToday } from '#lib/hooks/use-today.ts';
import { vehicleDetailsMessages } from '#messages/vehicles/vehicle-details.ts';
import { CalendarMonth } from './calendar-month.tsx';

const SHOWN = 2;
const LAST = 12;

const round =
  'grid size-11 place-items-center rounded-full border border-field hover:border-sea hover:text-sea aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted/50';

type VehicleCalendarProps = { unavailable: Period[]; ask: ReactNode };

/** The days when staff cannot rent it; without any there is nothing to show. */
export function VehicleCalendar({ unavailable, ask }: VehicleCalendarProps) {
  const { calendar: text } = vehicleDetailsMessages;
  const today = useToday(OFFICE_TIME_ZONE);
  const [offset, setOffset] = useState(0);
  const hasDays = unavailable.length > 0;
  const step = (by: number) => setOffset(Math.min(LAST - SHOWN, Math.max(0, offset + by)));
  return (
    <section aria-labelledby="availability">
      <div className="flex items-center justify-between gap-4">
        <h2 id="availability" className="text-section">
          {text.title}
        </h2>
        {hasDays && (
          <div className="flex gap-2">
            <button
              type="button"
              aria-label={text.previous}
              aria-disabled={offset === 0}
              onClick={() => step(-SHOWN)}
              className={round}
            >
              <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={text.next}
              aria-disabled={offset === LAST - SHOWN}
              onClick={() => step(SHOWN)}
              className={round}
            >
              <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <p className="mt-4 max-w-[62ch]">
        {hasDays && text.some} {ask}
      </p>
      {hasDays && (
        <div className="mt-6 grid min-h-[19rem] gap-x-12 gap-y-8 sm:grid-cols-2" aria-live="polite">
          {today &&
            Array.from({ length: SHOWN }, (_, at) => {
              const month = addMonths(monthOf(today), offset + at);
              return (
                <CalendarMonth key={month} month={month} today={today} unavailable={unavailable} />
              );
            })}
        </div>
      )}
    </section>
  );
}
