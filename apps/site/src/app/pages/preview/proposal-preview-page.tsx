import { ProposalPreview } from '#features/proposals/proposal-preview.tsx';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** `/preview/proposal`, in a frame of the back office: a proposal as its customer will see it. */
export default function ProposalPreviewPage() {
  const { preview } = proposalMessages;
  return (
    <div className="page-width min-h-dvh pt-8 pb-16 print:min-h-0 print:p-0">
      <PageMeta title={preview.pageTitle} isHidden />
      <ProposalPreview />
    </div>
  );
}
