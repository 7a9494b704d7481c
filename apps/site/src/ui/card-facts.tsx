import type { Effort } from '@expat-buddy/domain/trip/types';
import { cardFactsMessages as text } from '#messages/trips/card-facts.ts';

type CardFactsProps = {
  trip: { best_months: readonly number[]; effort: string | null; minimum_age: number | null };
  className: string;
};

/** What is known of the best months, the effort and the minimum age, on one line if it fits. */
export function CardFacts({ trip, className }: CardFactsProps) {
  const { best_months: months, effort, minimum_age: age } = trip;
  const facts = [
    text.months(months),
    effort ? text.efforts[effort as Effort] : '',
    age === null ? '' : text.fromAge(age),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={`first-letter:uppercase ${className}`}>
      {months.length > 0 && <span className="sr-only">{text.bestMonths} </span>}
      {facts.join(' · ')}
    </p>
  );
}
