import { reviewRules } from '@expat-buddy/domain/review/rules';
import type { ReviewCounts } from '@expat-buddy/domain/review/types';
import { locale } from '#messages/locale.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { reviewsPageMessages } from '#messages/reviews/reviews-page.ts';

export function ReviewFigures({ counts }: { counts: ReviewCounts }) {
  const { figures: text } = reviewsPageMessages;
  const { rules } = reviewMessages;
  if (counts.received === 0) return <p className="mt-4">{text.none}</p>;
  const figures = [
    [text.received, counts.received],
    [text.published, counts.published],
    [text.pending, counts.pending],
    [text.rejected, counts.rejected],
    [text.withdrawn, counts.withdrawn],
  ] as const;
  const reasons = reviewRules.filter((rule) => counts.reasons[rule]);
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-5">
        {figures.map(([label, count]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-t-2 border-ochre pt-3"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-[2rem] leading-tight tabular-nums">
              {count.toLocaleString(locale.tag)}
            </dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && (
        <>
          <h3 className="mt-8 font-medium">{text.reasons}</h3>
          <ul className="mt-2 max-w-md">
            {reasons.map((rule) => (
              <li key={rule} className="flex justify-between gap-6 border-b border-line py-2">
                {rules[rule]}
                <span className="tabular-nums">
                  {counts.reasons[rule]?.toLocaleString(locale.tag)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
