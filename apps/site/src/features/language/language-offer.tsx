import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locales } from '@expat-buddy/domain/language/locales';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOffers } from '#lib/messages/language-offers.ts';
import { knowsLanguages, languageToOffer, noteOffer } from '#lib/stored-language.ts';
import { locale } from '#messages/locale.ts';
import { takeAlong } from './language-links.tsx';

/** Offers the page in the language that the browser prefers, once. Nobody is redirected. */
export function LanguageOffer() {
  const { pathname } = useLocation();
  const [offered, setOffered] = useState(() =>
    knowsLanguages() ? undefined : languageToOffer(navigator.languages, locale.language),
  );

  useEffect(() => {
    if (offered) noteOffer(offered);
  }, [offered]);

  if (!offered) return null;
  const text = languageOffers[offered];
  const to = locales[offered];
  return (
    // Beside the button to the top, on the side where the page has it.
    <div className="pointer-events-none fixed start-3 end-[4.25rem] bottom-[calc(0.75rem+var(--sticky-bar,0rem))] z-30 flex justify-center sm:end-3 print:hidden">
      <section
        lang={to.language}
        dir={to.direction}
        aria-label={text.name}
        className="page-enter pointer-events-auto flex w-fit items-center gap-x-4 rounded-md border border-line bg-surface ps-4 text-[0.95rem] leading-snug shadow-lg"
      >
        <p className="flex flex-wrap items-center gap-x-4 py-1">
          <span className="max-sm:sr-only">{text.text}</span>
          <a
            href={addressIn(to, pathname)}
            hrefLang={to.language}
            onClick={(event) => takeAlong(event, to)}
            className="inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
          >
            {text.link}
          </a>
        </p>
        <button
          type="button"
          aria-label={text.close}
          onClick={() => setOffered(undefined)}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      </section>
    </div>
  );
}
