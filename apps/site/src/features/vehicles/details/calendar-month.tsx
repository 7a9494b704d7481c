import type { CalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import {
  type CalendarCell,
  type Month,
  type Period,
  weeksOf,
} from '@expat-buddy/domain/vehicle/availability';
import { weekdayColumn } from '#lib/text/weekday-column.ts';
import { locale } from '#messages/locale.ts';
import { vehicleDetailsMessages } from '#messages/vehicles/vehicle-details.ts';

// 7 March 2027 is a Sunday.
const weekdays = Array.from({ length: 7 }, (_, at) =>
  new Date(Date.UTC(2027, 2, 7 + locale.firstWeekday + at)).toISOString().slice(0, 10),
);
const none: readonly null[] = Array(7).fill(null);

type CalendarMonthProps = { month: Month; today: CalendarDay; unavailable: Period[] };

export function CalendarMonth({ month, today, unavailable }: CalendarMonthProps) {
  const weeks = weeksOf(month, unavailable, locale.firstWeekday);
  // Six weeks in every month, so that what follows keeps its place.
  const rows = [...weeks, ...Array<typeof none>(6 - weeks.length).fill(none)];
  return (
    <table className="tabular h-fit w-full table-fixed border-collapse text-center">
      <caption className="font-display pb-2 text-start text-title">
        {dayText(`${month}-01`, locale.language, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="pb-1 text-small font-normal text-muted">
              <abbr
                title={dayText(day, locale.language, { weekday: 'long' })}
                className="no-underline"
              >
                {weekdayColumn(locale.language, (weekday) =>
                  dayText(day, locale.language, { weekday }),
                )}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((week, row) => (
          <tr key={row}>
            {week.map((cell, column) => (
              <Day key={column} cell={cell} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_6px)] line-through';

function Day({ cell, today }: { cell: CalendarCell | null; today: CalendarDay }) {
  const { calendar: text } = vehicleDetailsMessages;
  if (!cell) return <td className="h-10" />;
  const isPast = cell.day < today;
  const isTaken = !cell.isAvailable && !isPast;
  return (
    <td
      aria-current={cell.day === today ? 'date' : undefined}
      className={`h-10 ${isPast ? '' : 'border border-line'} ${isTaken ? hatched : ''} ${isPast || isTaken ? 'text-muted' : ''} ${isPast ? 'opacity-60' : ''} ${cell.day === today ? 'font-semibold text-terracotta' : ''}`}
    >
      {Number(cell.day.slice(8))}
      {isTaken && <span className="sr-only"> {text.taken}</span>}
    </td>
  );
}
