import { gradedMonths, type MonthGrade, monthGrades } from '@expat-buddy/domain/trip/months';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripMessages } from '#messages/trips/trip.ts';
import { TripSection } from './trip-section.tsx';

/** Height, pattern and colour, so that the grades differ without colour too. */
const bars: Record<MonthGrade, string> = {
  best: 'h-full border-accent bg-accent',
  good: 'h-3/5 border-accent bg-[repeating-linear-gradient(135deg,var(--accent)_0_1.5px,transparent_1.5px_6px)]',
  poor: 'h-[14%] border-line bg-sand',
};

export function BestMonths({ details }: { details: TripDetails }) {
  const { months: text } = tripMessages;
  const grades = gradedMonths(details);
  if (!grades) return null;
  return (
    <TripSection id="months" title={text.title}>
      {details.months_reason && (
        <p {...englishMark(details, 'months_reason')} className="mt-5 max-w-[60ch]">
          {details.months_reason}
        </p>
      )}
      <ol aria-label={text.label} className="mt-8 grid grid-cols-12 gap-x-1 sm:gap-x-2">
        {grades.map((grade, index) => (
          <li key={text.short(index + 1)} className="min-w-0 text-center">
            <span className="flex h-20 items-end border-b border-ink sm:h-24" aria-hidden="true">
              <span className={`w-full border-2 border-b-0 ${bars[grade]}`} />
            </span>
            <span
              aria-hidden="true"
              className={`mt-2 block text-[0.7rem] sm:text-small ${grade === 'best' ? 'font-medium' : 'text-muted'}`}
            >
              <span className="rtl:max-sm:hidden">{text.short(index + 1)}</span>
              {/* Arabic names of months have no short form. */}
              <span className="hidden rtl:max-sm:inline">{index + 1}</span>
            </span>
            <span className="sr-only">{text.grade(index + 1, grade)}</span>
          </li>
        ))}
      </ol>
      <MonthLegend details={details} />
    </TripSection>
  );
}

function MonthLegend({ details }: { details: TripDetails }) {
  const { months: text } = tripMessages;
  const months = {
    best: details.best_months,
    good: details.good_months,
    poor: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
      (month) => !details.best_months.includes(month) && !details.good_months.includes(month),
    ),
  };
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 text-small">
      {monthGrades.map(
        (grade) =>
          months[grade].length > 0 && (
            <div key={grade} className="relative ps-6.5">
              <dt className="text-muted">
                <span
                  className="absolute start-0 top-2 flex h-6 w-3.5 items-end border-b border-ink"
                  aria-hidden="true"
                >
                  <span className={`w-full border-2 border-b-0 ${bars[grade]}`} />
                </span>
                {text.grades[grade]}
              </dt>
              <dd className="leading-snug first-letter:uppercase">
                {months[grade].length === 12 ? text.allYear : text.list(months[grade])}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
