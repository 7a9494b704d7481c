import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';

export default function ServiceReviews() {
  return (
    <div className="page-width">
      <CustomerReviews query={useQuery(reviewQueries.ofServices())} showsSubjects />
    </div>
  );
}
