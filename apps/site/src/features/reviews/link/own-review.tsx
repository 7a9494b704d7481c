import { withdrawReview } from '@expat-buddy/domain/review/link-queries';
import type { OpenedReview } from '@expat-buddy/domain/review/types';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { Stars } from '../stars.tsx';
import { OwnPhotos } from './photos/own-photos.tsx';

type OwnReviewProps = {
  token: string;
  review: Extract<OpenedReview, { state: 'written' }>;
  onWithdrawn: () => void;
};

/** The author's view of their review; the link still opens it. */
export default function OwnReview({ token, review, onWithdrawn }: OwnReviewProps) {
  const { own: text } = reviewLinkMessages;
  const { rating, rules, answer } = reviewMessages;
  const company = useSiteName();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasAsked = useRef(false);
  const ask = () => {
    hasAsked.current = true;
    setAsking(true);
  };
  const withdraw = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await withdrawReview(functions, token);
      onWithdrawn();
    } catch {
      showToast({ title: text.failedTitle, description: text.failed, variant: 'destructive' });
      setBusy(false);
    }
  };
  const state =
    review.status === 'rejected' && review.rejection_reason
      ? text.rejected(rules[review.rejection_reason])
      : text[review.status === 'published' ? 'published' : 'pending'];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {text.title}
      </h1>
      <p role="status" className="mt-5 max-w-[54ch] text-lead text-muted">
        {state}
      </p>
      <div className="mt-8 border-s-2 border-ochre ps-5">
        <Stars rating={review.rating} label={rating(review.rating)} />
        <blockquote dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line break-words">
          {review.comment}
        </blockquote>
        <OwnPhotos photos={review.photos} />
        <p className="mt-3 font-medium">{review.name}</p>
        {review.answer && (
          <div className="mt-4 rounded-md bg-sand/60 px-4 py-3">
            <p className="font-medium">{answer(company)}</p>
            <p dir="auto" className="mt-1 whitespace-pre-line break-words">
              {review.answer}
            </p>
          </div>
        )}
      </div>
      <div className="mt-8">
        {isAsking ? (
          <div role="alert">
            <p className="mb-3 max-w-[54ch]">{text.sure}</p>
            <div className="flex flex-wrap gap-3">
              <Button aria-disabled={isBusy} onClick={() => void withdraw()}>
                {text.yes}
              </Button>
              <Button
                variant="outline"
                autoFocus
                aria-disabled={isBusy}
                onClick={() => setAsking(false)}
              >
                {text.no}
              </Button>
            </div>
          </div>
        ) : (
          <Button variant="outline" autoFocus={hasAsked.current} onClick={ask}>
            {text.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}
