import { cleanEmail } from '@expat-buddy/domain/email-address';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { paths } from '#lib/paths.ts';
import { locale } from '#messages/locale.ts';
import { newsletterFormMessages as newsletter } from '#messages/newsletter/newsletter-form.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { newsletterFieldId } from './newsletter-field-id.ts';

/** The browser would refuse what messengers paste around an address. */
function clean({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const address = cleanEmail(field.value);
  if (address !== field.value) field.value = address;
}

type FormState = 'idle' | 'busy' | 'sent';

/** Browser-native email validation only (specification, section 5), said in the language of the page. */
export default function NewsletterForm() {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<FormState>('idle');
  const [isInvalid, setInvalid] = useState(false);
  const problemId = useId();
  // State would not change before a second click.
  const isSending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    const entries = new FormData(form);
    const entry = (name: string) => String(entries.get(name) ?? '');
    setState('busy');
    let isTooMany: ((error: unknown) => boolean) | undefined;
    try {
      const api = await import('./newsletter-api.ts');
      isTooMany = api.isTooMany;
      await api.subscribe({
        email: entry('email'),
        website: entry('website'),
        locale: locale.language,
      });
      form.reset();
      setState('sent');
    } catch (error) {
      setState('idle');
      showToast({
        title: newsletter.errorTitle,
        description: isTooMany?.(error) ? newsletter.tooMany : newsletter.error,
        variant: 'destructive',
      });
    }
    isSending.current = false;
  };

  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-title">
        {newsletter.title}
      </h2>
      <p className="mt-4 text-footer-muted">{newsletter.text}</p>
      <form onSubmit={(event) => void submit(event)} className="relative mt-5 flex">
        <input
          id={newsletterFieldId}
          type="email"
          name="email"
          required
          autoComplete="email"
          onInput={(event) => {
            clean(event);
            if (event.currentTarget.validity.valid) setInvalid(false);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setInvalid(true);
            setState('idle');
          }}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? problemId : undefined}
          placeholder={newsletter.email}
          aria-label={newsletter.email}
          className="min-h-12 min-w-0 flex-1 rounded-s-md border border-e-0 border-footer-muted/60 bg-transparent px-4 py-1.5 text-[1rem] text-footer-ink placeholder:text-footer-muted"
        />
        {/* Honeypot. */}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          className="pointer-events-none absolute size-px opacity-0"
        />
        <button
          type="submit"
          aria-label={newsletter.send}
          aria-disabled={state === 'busy'}
          // Without JavaScript the browser would submit the form natively, with the address in the
          // URL.
          disabled={!isHydrated}
          className="grid size-12 shrink-0 place-items-center rounded-e-md bg-[#f0be62] text-[#0e1622] transition-colors hover:bg-[#f7d48f] aria-disabled:opacity-60"
        >
          <Send
            className={`size-5 rtl:-scale-x-100 ${state === 'busy' ? 'animate-pulse' : ''}`}
            aria-hidden="true"
          />
        </button>
      </form>
      {isInvalid && (
        <p id={problemId} role="alert" className="mt-3 font-medium">
          {newsletter.invalid}
        </p>
      )}
      <p role="status" className="mt-3 font-medium empty:hidden">
        {state === 'sent' && newsletter.sent}
      </p>
      <p className="mt-3 text-small text-footer-muted">
        <Consent />
      </p>
    </section>
  );
}

/** The specification's sentence, with a link to the policy. */
function Consent() {
  const { footer } = baseMessages;
  const [before, after] = newsletter.consent.split(footer.privacy);
  if (after === undefined) return newsletter.consent;
  return (
    <>
      {before}
      <AppLink to={paths.privacy} className="underline underline-offset-4 hover:text-footer-ink">
        {footer.privacy}
      </AppLink>
      {after}
    </>
  );
}
