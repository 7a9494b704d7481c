import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewCard } from '#features/reviews/review-card.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { reviewsPageMessages as text } from '#messages/reviews/reviews-page.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/states.tsx';
import { FIRST_LATEST } from './first-latest.ts';

/** Nothing while no review is published. */
export default function LatestReviews() {
  const { error } = reviewMessages;
  const [most, setMost] = useState(FIRST_LATEST);
  const { data, isError, isFetching, refetch } = useQuery({
    ...reviewQueries.latest(most),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState text={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="latest-reviews" className="mt-14">
      <h2 id="latest-reviews" className="text-section">
        {text.latest}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {data.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} showsSubjects />
          </li>
        ))}
      </ul>
      {data.length >= most && (
        <Button
          variant="outline"
          className="mt-8"
          aria-disabled={isFetching}
          onClick={() => setMost(most + FIRST_LATEST)}
        >
          {text.more}
        </Button>
      )}
    </section>
  );
}
