import { lazy, Suspense, useEffect } from 'react';
import { isTooMany, useMyInquiry } from '#features/my-inquiry/use-my-inquiry.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';

const loadContent = () => import('./inquiry-content.tsx');
const InquiryContent = lazy(loadContent);
const RenewLink = lazy(() => import('#features/my-inquiry/renew-link.tsx'));

export function OpenedInquiry({ token }: { token: string | null | undefined }) {
  const { data, error, isError, refetch, act } = useMyInquiry(token);
  useEffect(() => {
    // While the inquiry is on its way.
    if (token) void loadContent().catch(() => {});
  }, [token]);
  if (token === null || data === null) {
    return (
      <Suspense fallback={<Opening />}>
        <RenewLink />
      </Suspense>
    );
  }
  if (token && data) {
    return (
      <Suspense fallback={<Opening />}>
        {isError && (
          <p role="status" className="mb-6 border-s-4 border-ochre bg-surface px-5 py-3">
            {text.stale}
          </p>
        )}
        <InquiryContent token={token} inquiry={data} act={act} onFilesSent={() => void refetch()} />
      </Suspense>
    );
  }
  if (isError) {
    const isOffline = !navigator.onLine;
    const sentence = isOffline ? text.offline : isTooMany(error) ? text.tooMany : text.error;
    return (
      <div data-is-no-copy="">
        <ErrorState text={sentence} onRetry={() => void refetch()} isHeading />
      </div>
    );
  }
  return <Opening />;
}

function Opening() {
  return (
    <>
      <h1 className="text-display">{text.pageTitle}</h1>
      <LoadingState text={text.loading} isAnnounced />
    </>
  );
}
