import { ArrowUp } from 'lucide-react';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { SCROLL_TO_TOP_PX } from '#lib/presentation-constants.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';

export function ScrollToTop() {
  const { footer } = baseMessages;
  const isVisible = useScrolledPast(SCROLL_TO_TOP_PX);
  if (!isVisible) return null;
  const scroll = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <Button
      size="icon"
      onClick={scroll}
      aria-label={footer.scrollToTop}
      className="page-enter fixed end-4 bottom-[calc(1rem+var(--sticky-bar,0rem))] z-30 shadow-lg sm:end-6 sm:bottom-[calc(1.5rem+var(--sticky-bar,0rem))]"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </Button>
  );
}
