import { openReviewLink } from '@expat-buddy/domain/review/link-queries';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { functions } from '#lib/functions.ts';
import { useFragmentToken } from '#lib/hooks/use-fragment-token.ts';
import { paths } from '#lib/paths.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';

const ReviewForm = lazy(() => import('./review-form.tsx'));
const OwnReview = lazy(() => import('./own-review.tsx'));

/** What the link of a review request opens: the form, or the author's own review. */
export function ReviewLink() {
  const token = useFragmentToken('reviewToken');
  const [ended, setEnded] = useState<'declined' | 'withdrawn' | 'invalid'>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['review-link', token],
    queryFn: () => openReviewLink(functions, token ?? ''),
    enabled: typeof token === 'string',
    // Neither the token nor an unpublished review is stored.
    meta: { isTransient: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  if (ended === 'declined') return <Outcome {...reviewLinkMessages.decline} />;
  if (ended === 'withdrawn') return <Outcome {...reviewLinkMessages.withdrawn} />;
  if (token === null || data === null || ended === 'invalid') {
    return (
      <Outcome title={reviewLinkMessages.invalid.title} text={reviewLinkMessages.invalid.text}>
        <AppLink to={paths.contact} className={buttonClass('outline', 'large')}>
          {reviewLinkMessages.invalid.contact}
        </AppLink>
      </Outcome>
    );
  }
  if (isError) {
    return <ErrorState text={reviewLinkMessages.error} onRetry={() => void refetch()} isHeading />;
  }
  if (!data || !token) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      {data.state === 'open' ? (
        <ReviewForm
          token={token}
          opened={data}
          onSent={() => void refetch()}
          onRefused={() => setEnded('invalid')}
          onDeclined={() => setEnded('declined')}
        />
      ) : (
        <OwnReview token={token} review={data} onWithdrawn={() => setEnded('withdrawn')} />
      )}
    </Suspense>
  );
}

function Opening() {
  return (
    <>
      <h1 className="text-display">{reviewLinkMessages.pageTitle}</h1>
      <LoadingState text={reviewLinkMessages.loading} isAnnounced />
    </>
  );
}

type OutcomeProps = { title: string; text: string; children?: ReactNode };

/** Receives focus, because the pressed button is gone. */
function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {title}
      </h1>
      <p role="status" className="mt-6 mb-8 max-w-[54ch] text-lead text-muted">
        {text}
      </p>
      {children ?? (
        <AppLink to={paths.home} className={buttonClass('outline', 'large')}>
          {reviewLinkMessages.home}
        </AppLink>
      )}
    </>
  );
}
