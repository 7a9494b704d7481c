import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Check } from 'lucide-react';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';

/** Stays next to the button, because the toast disappears after five seconds. The button may end a paragraph. */
export function SentNote({ id, submissionId }: { id: string; submissionId: string }) {
  return (
    <span id={id} className="tabular mt-2 flex basis-full items-center gap-2 text-small">
      <Check className="size-4 shrink-0 text-green" aria-hidden="true" />
      {text.sentNote(inquiryReference(submissionId))}
    </span>
  );
}
