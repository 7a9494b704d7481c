import { Globe } from 'lucide-react';
import { useId } from 'react';
import { LanguageLinks } from '#features/language/language-links.tsx';
import { languageOffers } from '#lib/messages/language-offers.ts';
import { locale } from '#messages/locale.ts';
import { languageMessages as text } from '#messages/shell/language.ts';

/** A native popover, which opens without JavaScript. */
export default function LanguageSwitcher() {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text.current(languageOffers[locale.language].name)}
        className="flex min-h-9 items-center gap-1.5 hover:text-ink"
      >
        <Globe className="size-4" strokeWidth={1.7} aria-hidden="true" />
        {languageOffers[locale.language].name}
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto end-[max(var(--gutter),calc((100vw-82rem)/2+var(--gutter)))] top-(--quiet-row) m-0 rounded-md border border-line bg-surface p-1.5 text-ink shadow-xl"
      >
        <LanguageLinks linkClass="flex min-h-11 min-w-40 items-center rounded px-4 hover:bg-sand aria-[current=true]:font-medium aria-[current=true]:text-sea" />
      </div>
    </>
  );
}
