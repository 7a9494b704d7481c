import { useFragmentToken } from '#lib/hooks/use-fragment-token.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { OpenedInquiry } from './opened-inquiry.tsx';

/** `/my-inquiry#<token>`: the customer's page of an inquiry. */
export default function MyInquiryPage() {
  const token = useFragmentToken('inquiryToken');
  return (
    <>
      <PageMeta title={text.pageTitle} isHidden />
      <meta name="referrer" content="no-referrer" />
      <div className="page-width min-h-dvh pt-10 pb-20 lg:pt-16">
        <OpenedInquiry token={token} />
      </div>
    </>
  );
}
