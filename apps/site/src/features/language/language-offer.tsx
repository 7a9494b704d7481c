import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locales } from '@expat-buddy/domain/language/locales';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOffers } from '#lib/messages/language-offers.ts';
import { languageToOffer, noteOffer, storeLanguage } from '#lib/stored-language.ts';
import { locale } from '#messages/locale.ts';
import { leadTo } from './language-links.tsx';

const isPreview = (pathname: string) => /^\/preview(\/|$)/.test(pathname);

/**
 * Offers the page in the language that the visitor has chosen, or else, once, in the one that the browser prefers.
 * Nobody is redirected. Staff choose the language of a preview themselves.
 */
export function LanguageOffer() {
  const { pathname } = useLocation();
  const [offered, setOffered] = useState(() =>
    isPreview(pathname) ? undefined : languageToOffer(navigator.languages, locale.language),
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
            {...leadTo(to, pathname)}
            className="inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
          >
            {text.link}
          </a>
        </p>
        <button
          type="button"
          aria-label={text.close}
          onClick={() => {
            storeLanguage(locale.language);
            setOffered(undefined);
          }}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      </section>
    </div>
  );
}
