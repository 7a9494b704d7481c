import { withdrawInquiry } from '@expat-buddy/domain/my-inquiry/queries';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type Act, useFailureToast } from './use-my-inquiry.ts';

export default function WithdrawForm({ act, onClose }: { act: Act; onClose: () => void }) {
  const { withdraw: text, failedTitle } = myInquiryMessages;
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const withdraw = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const isDone = await act((token) => withdrawInquiry(functions, token));
      if (!isDone) {
        showToast({ title: failedTitle, description: text.failed, variant: 'destructive' });
      }
      onClose();
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 border-s-2 border-terracotta ps-5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-sans text-body font-medium tracking-normal outline-none"
      >
        {text.question}
      </h3>
      <p className="mt-2">{text.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => void withdraw()}>
          {isBusy ? text.sending : text.yes}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
