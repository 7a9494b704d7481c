import { reviewRules } from '@expat-buddy/domain/review/rules';
import { ReviewFigures } from '#features/reviews/review-figures.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { reviewsPageMessages as text } from '#messages/reviews/reviews-page.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { FIRST_LATEST } from './first-latest.ts';

const Latest = lazySection(() => import('./latest-reviews.tsx'), null);

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(reviewQueries.counts()),
    client.prefetchQuery(reviewQueries.latest(FIRST_LATEST)),
    Latest.preload(),
  ]);

export default function ReviewsPage() {
  return (
    <>
      <PageMeta title={text.title} description={text.description} path={paths.reviews} />
      <div className="page-width pt-10 pb-16 lg:pt-16">
        <StarOrnament className="mb-6 size-8 text-ochre" />
        <h1 className="text-display">{text.heading}</h1>
        <p className="mt-6 max-w-[58ch] text-lead text-muted">{text.intro}</p>
        <section aria-labelledby="figures" className="mt-12">
          <h2 id="figures" className="text-section">
            {text.figures.title}
          </h2>
          <Figures />
        </section>
        <section aria-labelledby="rules" className="mt-14">
          <h2 id="rules" className="text-section">
            {text.rules.title}
          </h2>
          <Points points={text.rules.points} />
          <ul className="mt-3 max-w-[66ch] list-disc space-y-1.5 ps-12">
            {reviewRules.map((rule) => (
              <li key={rule}>{text.rules.ruleTexts[rule]}</li>
            ))}
          </ul>
          <Points points={text.rules.after} />
        </section>
        <Latest.Section />
      </div>
    </>
  );
}

function Figures() {
  const { data: counts, isPending, refetch } = useQuery(reviewQueries.counts());
  if (isPending) return <LoadingState text={text.figures.loading} />;
  if (!counts) return <ErrorState text={text.figures.error} onRetry={() => void refetch()} />;
  return <ReviewFigures counts={counts} />;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-5 max-w-[66ch] space-y-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3.5">
          <StarOrnament className="mt-2 size-2.5 shrink-0 text-terracotta" />
          {point}
        </li>
      ))}
    </ul>
  );
}
