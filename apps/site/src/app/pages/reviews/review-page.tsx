import { ReviewLink } from '#features/reviews/link/review-link.tsx';
import { reviewLinkMessages as text } from '#messages/reviews/review-link.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export default function ReviewPage() {
  return (
    <>
      <PageMeta title={text.pageTitle} isHidden />
      <meta name="referrer" content="no-referrer" />
      <div className="page-width min-h-dvh pt-10 pb-16 lg:pt-16">
        <div className="max-w-3xl">
          <ReviewLink />
        </div>
      </div>
    </>
  );
}
