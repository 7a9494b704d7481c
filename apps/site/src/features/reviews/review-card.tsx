import { isCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import type { NamedSubject, Review } from '@expat-buddy/domain/review/types';
import { BadgeCheck } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { initials } from '#lib/text/initials.ts';
import { locale } from '#messages/locale.ts';
import { reviewMessages as text } from '#messages/reviews/reviews.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { Stars } from './stars.tsx';

const pathOf = ({ kind, id }: NamedSubject) =>
  ({
    travel: paths.travel(id),
    activity: paths.activity(id),
    vehicle: paths.vehicle(id),
    service: `${paths.services}#${id}`,
  })[kind];

type ReviewCardProps = {
  review: Review;
  /** On pages about several things. */
  showsSubjects?: boolean;
};

/** The display shape of the specification, section 3, with the answer of the company. */
export function ReviewCard({ review, showsSubjects }: ReviewCardProps) {
  const company = useSiteName();
  const month = isCalendarDay(review.date)
    ? dayText(review.date, locale.language, { month: 'long', year: 'numeric' })
    : review.date;
  const letters = <span aria-hidden="true">{initials(review.name)}</span>;
  return (
    <figure className="border-s-2 border-ochre ps-5">
      <Stars rating={review.rating} label={text.rating(review.rating)} />
      <blockquote dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line break-words">
        {review.comment}
      </blockquote>
      <ReviewPhotos review={review} />
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
        <span className="min-w-0">
          <span className="block font-medium break-words">{review.name}</span>
          <span className="block text-small text-muted">
            {[review.location, month].filter(Boolean).join(' · ')}
          </span>
          {review.verified && (
            <span className="flex items-center gap-1.5 text-small text-green">
              <BadgeCheck className="size-4" aria-hidden="true" />
              {text.verified}
            </span>
          )}
        </span>
      </figcaption>
      {showsSubjects && review.subjects.length > 0 && (
        <p className="mt-3 text-small">
          {text.about}{' '}
          {review.subjects.map((subject, index) => (
            <span key={`${subject.kind} ${subject.id}`}>
              {index > 0 && ', '}
              <AppLink to={pathOf(subject)} className="text-sea underline underline-offset-4">
                {subject.title}
              </AppLink>
            </span>
          ))}
        </p>
      )}
      {review.answer && (
        <div className="mt-4 rounded-md bg-sand/60 px-4 py-3 text-[0.95rem]">
          <p className="font-medium">{text.answer(company)}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line break-words">
            {review.answer}
          </p>
        </div>
      )}
      <ReportButton review={review} />
    </figure>
  );
}
