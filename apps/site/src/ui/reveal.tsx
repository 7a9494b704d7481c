import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { CARD_STAGGER_MS, HERO_VISIBLE_THRESHOLD } from '#lib/presentation-constants.ts';

type RevealProps = {
  children: ReactNode;
  as?: ElementType;
  /** Position in the list; staggered by 100 ms (specification, section 9). */
  index?: number;
  className?: string;
  /** Slides without fading: a transparent hero would delay the LCP. */
  isHero?: boolean;
};

/** Animates once a tenth of it is in the viewport (specification, section 4). */
export function Reveal(props: RevealProps) {
  const { children, as: Element = 'div', index = 0, className = '', isHero } = props;
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    // Revealed before hydration (rendering/document/load-code.js).
    if (!element || element.dataset.inView === 'true') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        element.dataset.inView = String(entry?.isIntersecting);
        if (entry?.isIntersecting) observer.disconnect();
      },
      { threshold: HERO_VISIBLE_THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Element
      ref={ref}
      className={`${isHero ? 'hero-rise' : 'rise'} ${className}`}
      style={{ '--rise-delay': `${index * CARD_STAGGER_MS}ms` }}
    >
      {children}
    </Element>
  );
}
