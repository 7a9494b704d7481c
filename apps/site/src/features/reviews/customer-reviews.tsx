import type { Review } from '@expat-buddy/domain/review/review';
import { ReviewCard } from './review-card.tsx';

type CustomerReviewsProps = { title: string; empty: string; reviews: Review[] };

export function CustomerReviews({ title, empty, reviews }: CustomerReviewsProps) {
  return (
    <section className="mt-16 border-t border-line pt-12" aria-labelledby="customer-reviews">
      <h2 id="customer-reviews" className="text-section">
        {title}
      </h2>
      {reviews.length === 0 ? (
        <p className="mt-4 text-muted">{empty}</p>
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
