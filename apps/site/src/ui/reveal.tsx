import {
  CARD_STAGGER_MS,
  HERO_VISIBLE_THRESHOLD,
} from '@expat-buddy/domain/presentation/presentation-constants';
import { type ElementType, type ReactNode, useEffect, useRef } from 'react';

type RevealProps = {
  children: ReactNode;
  as?: ElementType;
  /** Place in its list: each item starts 100 ms after the one before (spec section 9). */
  index?: number;
  className?: string;
  /** Is served as it will stand, so that the first paint never waits: it slides without fading. */
  isHero?: boolean;
};

/** Fades and slides its content in when a tenth of it has entered the viewport (spec section 4). */
export function Reveal(props: RevealProps) {
  const { children, as: Element = 'div', index = 0, className = '', isHero } = props;
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
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
