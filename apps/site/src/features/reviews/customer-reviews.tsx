import type { Review } from '@expat-buddy/domain/review/types';
import { useReviewMessages } from '#lib/messages/reviews-messages.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { ReviewCard } from './review-card.tsx';

type CustomerReviewsProps = {
  query: { data: Review[] | undefined; isPending: boolean; refetch: () => unknown };
};

export function CustomerReviews({
  query: { data: reviews, isPending, refetch },
}: CustomerReviewsProps) {
  const text = useReviewMessages();
  if (isPending) {
    return (
      <div className="mt-16 min-h-56 border-t border-line pt-12">
        <LoadingState text={text.loading} />
      </div>
    );
  }
  if (!reviews) {
    return (
      <div className="mt-16">
        <ErrorState text={text.error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <section
      className={`mt-16 border-t border-line pt-12 ${reviews.length === 0 ? 'print:hidden' : ''}`}
      aria-labelledby="customer-reviews"
    >
      <h2 id="customer-reviews" className="text-section">
        {text.title}
      </h2>
      {reviews.length === 0 ? (
        <p className="mt-4 text-muted">{text.none}</p>
      ) : (
        <ul className="mt-8 grid gap-8 sm:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
