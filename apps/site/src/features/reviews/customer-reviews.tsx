import { averageRating } from '@expat-buddy/domain/review/average';
import type { Review } from '@expat-buddy/domain/review/types';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { reviewMessages as text } from '#messages/reviews/reviews.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/states.tsx';
import { ReviewCard } from './review-card.tsx';
import { Stars } from './stars.tsx';

const FIRST = 4;

type CustomerReviewsProps = {
  query: { data: Review[] | undefined; isPending: boolean; refetch: () => unknown };
  /** On pages about several things, without one average for all. */
  showsSubjects?: boolean;
  /** Also without reviews, as on an activity (specification, section 2). */
  isAlwaysShown?: boolean;
};

/** Otherwise nothing while there are no reviews. */
export function CustomerReviews(props: CustomerReviewsProps) {
  const { query, showsSubjects = false, isAlwaysShown = false } = props;
  const { data: reviews, isPending, refetch } = query;
  const [showsAll, setShowsAll] = useState(false);
  if (!isPending && !reviews) {
    return (
      <div className="mt-16 print:hidden">
        <ErrorState text={text.error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!reviews || (reviews.length === 0 && !isAlwaysShown)) return null;
  const average = showsSubjects || reviews.length === 0 ? undefined : averageRating(reviews);
  const shown = showsAll ? reviews : reviews.slice(0, FIRST);
  return (
    <section className="mt-16 border-t border-line pt-12" aria-labelledby="customer-reviews">
      <h2 id="customer-reviews" className="text-section">
        {text.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {average !== undefined && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <Stars rating={average} label={text.rating(average)} />
            {text.average(average, reviews.length)}
          </p>
        )}
        <AppLink
          to={paths.reviews}
          className="inline-flex min-h-9 items-center text-small text-sea underline underline-offset-4 print:hidden"
        >
          {text.howItWorks}
        </AppLink>
      </div>
      {reviews.length === 0 && <p className="mt-4 max-w-[62ch] text-muted">{text.none}</p>}
      <ul className="mt-8 grid gap-x-8 gap-y-10 empty:hidden sm:grid-cols-2">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} showsSubjects={showsSubjects} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="outline" className="mt-8 print:hidden" onClick={() => setShowsAll(true)}>
          {text.showAll(reviews.length)}
        </Button>
      )}
    </section>
  );
}
