import { LanguageLinks } from '#features/language/language-links.tsx';
import PlanLink from '#features/plan/plan-link.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What depends on the visitor: their plan, the theme they chose, and their language. */
export default function FooterEnd() {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <PlanLink className="flex min-h-9 items-center gap-2.5 underline-offset-4 hover:text-footer-ink hover:underline" />
      <ThemeChoice />
      <LanguageLinks
        className="flex gap-x-5"
        linkClass="flex min-h-9 items-center underline-offset-4 hover:text-footer-ink hover:underline aria-[current=true]:text-footer-ink"
      />
    </div>
  );
}
