import { cleanEmail, isEmailAddress } from '@expat-buddy/domain/email-address';
import { renewInquiryLinks } from '@expat-buddy/domain/my-inquiry/queries';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { paths } from '#lib/paths.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { useFailureToast } from './use-my-inquiry.ts';

/** For every link that opens nothing. The answer is the same for every address. */
export default function RenewLink() {
  const { invalid: text } = myInquiryMessages;
  const fail = useFailureToast();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  const send = async () => {
    if (isBusy) return;
    const address = cleanEmail(email);
    if (!isEmailAddress(address)) return setError(text.emailInvalid);
    setBusy(true);
    try {
      await renewInquiryLinks(functions, address);
      setSent(true);
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {isSent ? text.sentTitle : text.title}
      </h1>
      <p role="status" className="mt-6 max-w-[54ch] text-lead text-muted">
        {isSent ? text.sent : text.text}
      </p>
      {!isSent && (
        <form
          noValidate
          className="mt-8 max-w-md"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field isRequired label={text.email} error={error}>
            {(control) => (
              <input
                {...control}
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
          <Button type="submit" size="large" className="mt-5" aria-disabled={isBusy}>
            {isBusy ? text.sending : text.send}
          </Button>
        </form>
      )}
      <p className="mt-8">
        <AppLink to={paths.contact} className="text-sea underline underline-offset-4">
          {text.contact}
        </AppLink>
      </p>
    </div>
  );
}
