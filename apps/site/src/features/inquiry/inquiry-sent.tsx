import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { useEffect, useRef } from 'react';
import { contactMessages } from '#messages/company/contact.ts';
import { Button } from '#ui/button.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import type { SentInquiry } from './use-inquiry-form.ts';

type InquirySentProps = { sent: SentInquiry; onAnother: () => void };

export function InquirySent({ sent, onAnother }: InquirySentProps) {
  const { sent: text } = contactMessages;
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
      <p className="mt-4 text-lead">{text.reference(inquiryReference(sent.submissionId))}</p>
      <h3 className="mt-8 font-sans text-body font-medium tracking-normal">{text.nextTitle}</h3>
      <ol className="mt-3 space-y-2.5">
        {text.next(sent.email).map((step) => (
          <li key={step} className="flex gap-3">
            <StarOrnament className="mt-2 size-2.5 shrink-0 text-terracotta" />
            <span className="min-w-0 break-words">{step}</span>
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-8" onClick={onAnother}>
        {text.another}
      </Button>
    </div>
  );
}
