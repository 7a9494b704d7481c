import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import type { DriveTotals as Totals } from './drive-sums.ts';

export function DriveTotals({ totals }: { totals: Totals }) {
  const figures = [
    { figure: totals.days, shown: text.figure, unit: text.days(totals.days) },
    { figure: totals.km, shown: text.figure, unit: text.km },
    { figure: totals.hours, shown: text.duration, unit: text.wheel },
  ];
  return (
    <ul aria-label={text.totals} className="tabular flex flex-wrap gap-x-5 gap-y-4 sm:gap-x-10">
      {figures.map(
        ({ figure, shown, unit }) =>
          figure !== null &&
          figure > 0 && (
            <li key={unit} className="border-s-2 border-accent ps-3 sm:ps-4">
              <span className="font-display block text-[clamp(2.1rem,1.6rem+2vw,3.4rem)] leading-none">
                {shown(figure)}
              </span>
              <span className="mt-1.5 block text-small text-muted">{unit}</span>
            </li>
          ),
      )}
    </ul>
  );
}
