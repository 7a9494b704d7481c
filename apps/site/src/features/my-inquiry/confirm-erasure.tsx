import { confirmErasure, type ErasureOutcome } from '@expat-buddy/domain/my-inquiry/queries';
import { useState } from 'react';
import { functions } from '#lib/functions.ts';
import { paths } from '#lib/paths.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { useFailureToast } from './use-my-inquiry.ts';

const { erase: text, home } = myInquiryMessages;

const outcomes: Record<ErasureOutcome | 'expired', { title: string; text: string }> = {
  erased: { title: text.doneTitle, text: text.done },
  office: text.office,
  expired: text.expired,
};

/** What the link in the email opens. Only the button erases: mail scanners open links, too. */
export default function ConfirmErasure({ token }: { token: string }) {
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  const erase = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setOutcome((await confirmErasure(functions, token)) ?? 'expired');
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(false);
    }
  };
  if (outcome) {
    return (
      <div className="max-w-3xl">
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="text-display outline-none">
          {outcomes[outcome].title}
        </h1>
        <p role="status" className="mt-6 mb-8 max-w-[54ch] text-lead text-muted">
          {outcomes[outcome].text}
        </p>
        <AppLink to={paths.home} className={buttonClass('outline', 'large')}>
          {home}
        </AppLink>
      </div>
    );
  }
  return (
    <div className="max-w-3xl">
      <h1 className="text-display">{text.question}</h1>
      <p className="mt-6 max-w-[54ch] text-lead text-muted">{text.text}</p>
      <h2 className="mt-8 text-title">{text.keptTitle}</h2>
      <ul className="mt-3 max-w-[54ch] list-disc space-y-2 ps-5">
        {text.kept.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="large" aria-disabled={isBusy} onClick={() => void erase()}>
          {isBusy ? text.erasing : text.confirm}
        </Button>
        <AppLink to={paths.home} className={buttonClass('ghost', 'large')}>
          {text.cancel}
        </AppLink>
      </div>
    </div>
  );
}
