import { addressIn } from '@expat-buddy/domain/language/addresses';
import { type Locale, locales } from '@expat-buddy/domain/language/locales';
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
              {...leadTo(to, pathname)}
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

type LinkEvent = { currentTarget: HTMLAnchorElement };

/**
 * The address of the link: the build knows neither the query nor the fragment, nor the address that has no page.
 * It is completed before the browser reads it, also for a new tab, and a click hands over the visitor's input.
 */
export function leadTo(to: Locale, pathname: string) {
  const complete = ({ currentTarget }: LinkEvent) => {
    currentTarget.pathname = addressIn(to, pathname);
    currentTarget.search = window.location.search;
    currentTarget.hash = currentFragment();
  };
  return {
    onPointerDown: complete,
    onContextMenu: complete,
    onClick: (event: LinkEvent) => {
      complete(event);
      storeLanguage(to.language);
      handOverInput(to.language);
    },
  };
}
