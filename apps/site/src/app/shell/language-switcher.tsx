import { Globe } from 'lucide-react';
import { useId } from 'react';
import { LanguageLinks } from '#features/language/language-links.tsx';
import { languageOffers } from '#lib/messages/language-offers.ts';
import { locale } from '#messages/locale.ts';
import { languageMessages as text } from '#messages/shell/language.ts';
import { buttonClass } from '#ui/button-class.ts';

/** A native popover, which opens without JavaScript. */
export default function LanguageSwitcher() {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text.current(languageOffers[locale.language].name)}
        className={buttonClass('ghost', 'icon')}
      >
        <Globe className="size-5" strokeWidth={1.7} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto end-4 top-[calc(var(--header-height)-0.25rem)] m-0 rounded-md border border-line bg-surface p-1.5 text-ink shadow-xl 2xl:end-[max(2rem,calc((100vw-100rem)/2+2rem))]"
      >
        <LanguageLinks linkClass="flex min-h-11 min-w-40 items-center rounded px-4 hover:bg-sand aria-[current=true]:font-medium aria-[current=true]:text-sea" />
      </div>
    </>
  );
}
