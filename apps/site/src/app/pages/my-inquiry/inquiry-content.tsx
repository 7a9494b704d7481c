import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { lazy, Suspense, useRef, useState } from 'react';
import { InquiryState } from '#features/my-inquiry/inquiry-state.tsx';
import { ManageInquiry } from '#features/my-inquiry/manage-inquiry.tsx';
import { SentFacts } from '#features/my-inquiry/sent-facts.tsx';
import { Thread } from '#features/my-inquiry/thread.tsx';
import type { Act } from '#features/my-inquiry/use-my-inquiry.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { LoadingState } from '#ui/states.tsx';

const Proposals = lazy(() => import('./inquiry-proposals.tsx'));
const WriteBack = lazy(() => import('./write-back.tsx'));
const ChangeDetails = lazy(() => import('#features/my-inquiry/change-details.tsx'));

type InquiryContentProps = {
  token: string;
  inquiry: MyInquiry;
  act: Act;
  onFilesSent: () => void;
};

export default function InquiryContent(props: InquiryContentProps) {
  const { token, inquiry, act, onFilesSent } = props;
  const [version, setVersion] = useState<number>();
  const [lastRead, setLastRead] = useState<number>();
  const [isChanging, setChanging] = useState(false);
  const hasChanged = useRef(false);
  const proposals = inquiry.proposals as SentProposal[];
  const isOpen = inquiry.status !== 'won' && inquiry.status !== 'lost';
  const offer = proposals.length > 0 && (
    <Suspense fallback={<LoadingState text={text.loading} />}>
      <Proposals
        proposals={proposals}
        recipient={{ name: inquiry.name, reference: inquiry.reference }}
        act={act}
        version={version}
        lastRead={lastRead}
        onOpen={(opened) => {
          setLastRead(version);
          setVersion(opened);
        }}
      />
    </Suspense>
  );
  // A proposal is a page of its own, which prints well.
  if (version !== undefined && offer) return offer;
  return (
    <>
      <InquiryState inquiry={inquiry} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          {offer}
          <Thread token={token} inquiry={inquiry} />
          <Suspense fallback={<LoadingState text={text.loading} />}>
            <WriteBack token={token} act={act} onFilesSent={onFilesSent} />
          </Suspense>
        </div>
        <aside className="min-w-0 space-y-10">
          <SentFacts inquiry={inquiry}>
            {isOpen && !isChanging && (
              <Button
                variant="outline"
                className="mt-5"
                autoFocus={hasChanged.current}
                onClick={() => {
                  hasChanged.current = true;
                  setChanging(true);
                }}
              >
                {text.sent.change}
              </Button>
            )}
            {isOpen && isChanging && (
              <Suspense fallback={<LoadingState text={text.loading} />}>
                <ChangeDetails inquiry={inquiry} act={act} onClose={() => setChanging(false)} />
              </Suspense>
            )}
          </SentFacts>
          <ManageInquiry token={token} inquiry={inquiry} act={act} />
        </aside>
      </div>
    </>
  );
}
