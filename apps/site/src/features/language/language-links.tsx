import { addressIn } from '@expat-buddy/domain/language/addresses';
import { type Locale, locales } from '@expat-buddy/domain/language/locales';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { currentFragment } from '#lib/kept-fragment.ts';
import { languageOffers } from '#lib/messages/language-offers.ts';
import { handOverInput } from '#lib/storage/unsent-input.ts';
import { storeLanguage } from '#lib/stored-language.ts';
import { locale } from '#messages/locale.ts';
import { languageMessages as text } from '#messages/shell/language.ts';

type LanguageLinksProps = { className?: string; linkClass: string };

/** Links to the page in each language. With JavaScript, they keep the query, the fragment and the visitor's input. */
export function LanguageLinks({ className, linkClass }: LanguageLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={text.title} className={className}>
      <ul className="contents">
        {Object.values(locales).map((to) => (
          <li key={to.language}>
            <a
              href={addressIn(to, pathname)}
              hrefLang={to.language}
              lang={to.language}
              aria-current={to === locale ? 'true' : undefined}
              onClick={(event) => takeAlong(event, to)}
              className={linkClass}
            >
              {languageOffers[to.language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Adds query and fragment to the link before the browser follows it, and hands over the visitor's input. */
export function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>, to: Locale): void {
  currentTarget.search = window.location.search;
  currentTarget.hash = currentFragment();
  storeLanguage(to.language);
  handOverInput();
}
