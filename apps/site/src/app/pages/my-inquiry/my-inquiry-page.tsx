import { ERASURE_PREFIX } from '@expat-buddy/domain/my-inquiry/limits';
import { lazy, Suspense } from 'react';
import { useFragmentToken } from '#lib/hooks/use-fragment-token.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingState } from '#ui/states.tsx';
import { OpenedInquiry } from './opened-inquiry.tsx';

const ConfirmErasure = lazy(() => import('#features/my-inquiry/confirm-erasure.tsx'));

/** `/my-inquiry#<token>`: the customer's page of an inquiry, or `#erase-<token>`: the page that erases everything. */
export default function MyInquiryPage() {
  const token = useFragmentToken('inquiryToken');
  return (
    <>
      <PageMeta title={text.pageTitle} isHidden />
      <meta name="referrer" content="no-referrer" />
      <div className="page-width min-h-dvh pt-10 pb-20 lg:pt-16">
        {token?.startsWith(ERASURE_PREFIX) ? (
          <Suspense fallback={<LoadingState text={text.loading} isAnnounced />}>
            <ConfirmErasure token={token.slice(ERASURE_PREFIX.length)} />
          </Suspense>
        ) : (
          <OpenedInquiry token={token} />
        )}
      </div>
    </>
  );
}
