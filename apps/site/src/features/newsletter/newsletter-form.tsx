import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { useMessages } from '#lib/messages/base-messages.ts';
import { showToast } from '#ui/toast-store.ts';

/** The address is checked by the browser alone (spec section 5). */
export function NewsletterForm() {
  const { newsletter } = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    showToast({ title: newsletter.soonTitle, description: newsletter.soon });
  };
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-title">
        {newsletter.title}
      </h2>
      <p className="mt-4 text-footer-muted">{newsletter.text}</p>
      <form onSubmit={submit} className="mt-5 flex">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={newsletter.email}
          aria-label={newsletter.email}
          className="h-12 min-w-0 flex-1 rounded-s-md border border-e-0 border-footer-muted/60 bg-transparent px-4 text-[0.98rem] text-footer-ink placeholder:text-footer-muted"
        />
        <button
          type="submit"
          aria-label={newsletter.send}
          className="grid size-12 shrink-0 place-items-center rounded-e-md bg-[#f0be62] text-[#0e1622] transition-colors hover:bg-[#f7d48f]"
        >
          <Send className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </button>
      </form>
      <p className="mt-3 text-small text-footer-muted">{newsletter.consent}</p>
    </section>
  );
}
