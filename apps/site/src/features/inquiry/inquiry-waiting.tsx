import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { useEffect, useRef } from 'react';
import { contactMessages } from '#messages/company/contact.ts';
import { Button } from '#ui/button.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

type InquiryWaitingProps = { submissionId: string; onAnother: () => void };

export function InquiryWaiting({ submissionId, onAnother }: InquiryWaitingProps) {
  const { waiting: text, sent } = contactMessages;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="py-4">
      <StarOrnament className="mb-5 size-9 text-ochre" />
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {text.title}
      </h2>
      <p className="mt-4 text-lead">{text.text}</p>
      <p className="mt-4">{text.reference(inquiryReference(submissionId))}</p>
      <Button variant="outline" className="mt-8" onClick={onAnother}>
        {sent.another}
      </Button>
    </div>
  );
}
