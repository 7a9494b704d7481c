import { formatCalendarDay, isCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import type { Review } from '@expat-buddy/domain/review/types';
import { BadgeCheck } from 'lucide-react';
import { initials } from '#lib/initials.ts';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useReviewMessages } from '#lib/messages/reviews-messages.ts';
import { Picture } from '#ui/picture.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** The display shape of the specification, section 3. */
export function ReviewCard({ review }: { review: Review }) {
  const text = useReviewMessages();
  const { locale } = useMessages();
  const day = isCalendarDay(review.date) ? formatCalendarDay(review.date, locale) : review.date;
  const letters = <span aria-hidden="true">{initials(review.name)}</span>;
  return (
    <figure className="border-s-2 border-ochre ps-5">
      <Stars rating={review.rating} label={text.rating(review.rating)} />
      <blockquote className="mt-3">{review.comment}</blockquote>
      <figcaption className="mt-4 flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-sand font-medium">
          <Picture
            src={review.avatarUrl}
            alt=""
            sizes="2.75rem"
            className="size-full object-cover"
            fallback={letters}
          />
        </span>
        <span>
          <span className="block font-medium">{review.name}</span>
          <span className="block text-small text-muted">
            {[review.location, day].filter(Boolean).join(' · ')}
          </span>
          {review.verified && (
            <span className="flex items-center gap-1.5 text-small text-green">
              <BadgeCheck className="size-4" aria-hidden="true" />
              {text.verified}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating, label }: { rating: number; label: string }) {
  const row = Array.from({ length: STAR_SCALE }, (_, index) => (
    <StarOrnament key={index} className="size-4 shrink-0" />
  ));
  return (
    <span role="img" aria-label={label} className="relative inline-flex text-line">
      <span className="flex gap-1">{row}</span>
      <span
        className="absolute inset-y-0 start-0 flex gap-1 overflow-hidden text-ochre"
        style={{ width: `${(rating / STAR_SCALE) * 100}%` }}
      >
        {row}
      </span>
    </span>
  );
}
