import { CloudOff } from 'lucide-react';
import { inquiryMessages } from '#messages/inquiry/inquiry.ts';
import { Button } from '#ui/button.tsx';
import { useWaitingInquiries } from './use-waiting-inquiries.ts';

export default function WaitingNote() {
  const { waiting: text } = inquiryMessages;
  const { waiting, isSending, sendNow, remove } = useWaitingInquiries();
  if (waiting.length === 0) return null;
  return (
    <section aria-label={text.region} className="border-b border-line bg-sand">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <CloudOff className="size-5 shrink-0 text-terracotta" aria-hidden="true" />
        <p role="status" className="min-w-0 flex-1 basis-52 text-[0.98rem] leading-snug">
          {text.count(waiting.length)}
          {waiting.some(({ isRefused }) => isRefused) && ` ${text.refused}`}
        </p>
        <div className="flex gap-2">
          <Button variant="primary" disabled={isSending} onClick={sendNow}>
            {isSending ? text.sending : text.sendNow}
          </Button>
          <Button variant="outline" disabled={isSending} onClick={remove}>
            {text.remove}
          </Button>
        </div>
      </div>
    </section>
  );
}
