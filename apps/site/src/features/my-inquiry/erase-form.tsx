import { cleanEmail, isEmailAddress } from '@expat-buddy/domain/email-address';
import { requestErasure } from '@expat-buddy/domain/my-inquiry/queries';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { statusOf, useFailureToast } from './use-my-inquiry.ts';

const CONFLICT = 409;

type EraseFormProps = {
  token: string;
  inquiry: MyInquiry;
  onClose: () => void;
};

/** Asks for the address, which the page does not show, and sends the link that erases to it. */
export default function EraseForm({ token, inquiry, onClose }: EraseFormProps) {
  const { erase: text } = myInquiryMessages;
  const fail = useFailureToast();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Also of the answer, which replaces the form.
    if (isSent !== undefined) heading.current?.focus();
  }, [isSent]);
  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };
  const send = async () => {
    if (isBusy) return;
    const address = cleanEmail(email);
    if (!isEmailAddress(address)) return refuse(text.emailWrong);
    setBusy(true);
    try {
      if (await requestErasure(functions, token, address)) setSent(true);
      else refuse(text.emailWrong);
    } catch (failure) {
      if (statusOf(failure) === CONFLICT) refuse(text.team);
      else fail(failure);
    } finally {
      setBusy(false);
    }
  };
  if (isSent) {
    return (
      <div className="mt-5 border-s-2 border-sea ps-5">
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-sans text-body leading-snug font-medium tracking-normal outline-none"
        >
          {text.sentTitle}
        </h3>
        <p role="status" className="mt-2">
          {text.sent}
        </p>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="mt-5 border-s-2 border-danger ps-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-sans text-body leading-snug font-medium tracking-normal outline-none"
      >
        {text.question}
      </h3>
      <p className="mt-2">{text.text}</p>
      <h4 className="mt-4 font-sans text-body font-medium tracking-normal">{text.keptTitle}</h4>
      <ul className="mt-2 space-y-2 text-small">
        {text.kept.map((sentence) => (
          <li key={sentence} className="flex gap-3">
            <StarOrnament className="mt-1.5 size-2.5 shrink-0 text-terracotta" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <Field isRequired label={text.email(inquiry.email)} error={error} className="mt-5">
        {(control) => (
          <input
            {...control}
            ref={field}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
            className={controlClass}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? text.sending : text.send}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
