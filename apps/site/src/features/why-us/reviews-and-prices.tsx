import { Plus } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { whyUsMessages } from '#messages/company/why-us.ts';
import { AppLink } from '#ui/app-link.tsx';
import { CheckList } from './claim.tsx';

export function ReviewsAndPrices({ pricesAreExamples }: { pricesAreExamples: boolean }) {
  const { reviews, prices } = whyUsMessages;
  return (
    <div className="bg-sand/55">
      <div className="page-width grid gap-x-16 gap-y-14 py-16 lg:grid-cols-2 lg:py-24">
        <section aria-labelledby="reviews-checked">
          <h2 id="reviews-checked" className="mb-6 text-section">
            {reviews.title}
          </h2>
          <CheckList points={reviews.points} />
          <AppLink
            to={paths.reviews}
            className="mt-5 inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4"
          >
            {reviews.more}
          </AppLink>
        </section>
        <section aria-labelledby="prices-made">
          <h2 id="prices-made" className="text-section">
            {prices.title}
          </h2>
          <p className="mt-4">{prices.intro}</p>
          <ol className="mt-5">
            {prices.parts.map((part, index) => (
              <li
                key={part}
                className="flex min-h-12 items-center gap-3 border-b border-ink/20 py-2 font-medium"
              >
                <Plus
                  className={`size-4 shrink-0 text-green ${index === 0 ? 'invisible' : ''}`}
                  aria-hidden="true"
                />
                {part}
              </li>
            ))}
          </ol>
          <p className="mt-5 max-w-[58ch]">{prices.after}</p>
          {/* Reserves its lines while the settings load. */}
          <p className="mt-4 min-h-14 max-w-[58ch] font-medium">
            {pricesAreExamples && prices.examples}
          </p>
        </section>
      </div>
    </div>
  );
}
