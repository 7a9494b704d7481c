import {
  isPreviewMessage,
  PREVIEW_READY,
  type ProposalPreviewMessage,
} from '@expat-buddy/domain/proposal/preview-message';
import { useEffect, useState } from 'react';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { ProposalDocument } from './proposal-document.tsx';

/** Shows what the back office, on the same origin, posts to its frame. */
export function ProposalPreview() {
  const { preview } = proposalMessages;
  const [shown, setShown] = useState<ProposalPreviewMessage>();
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && isPreviewMessage(data)) setShown(data);
    };
    window.addEventListener('message', receive);
    if (window.parent !== window) window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  if (!shown) return <h1 className="text-title">{preview.waiting}</h1>;
  return (
    <div className="mx-auto max-w-4xl">
      <p data-not-on-paper className="mb-5 text-small text-muted">
        {preview.note}
      </p>
      <ProposalDocument proposal={shown.proposal} recipient={shown.recipient} />
    </div>
  );
}
