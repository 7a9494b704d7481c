import { ReviewLink } from '#features/reviews/link/review-link.tsx';
import { useReviewLinkMessages } from '#lib/messages/review-link-messages.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export default function ReviewPage() {
  const text = useReviewLinkMessages();
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
