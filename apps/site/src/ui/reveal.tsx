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
};

/** Fades and slides its content in when a tenth of it has entered the viewport (spec section 4). */
export function Reveal({ children, as: Element = 'div', index = 0, className = '' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.inView = '';
        observer.disconnect();
      },
      { threshold: HERO_VISIBLE_THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Element
      ref={ref}
      className={`rise ${className}`}
      style={{ '--rise-delay': `${index * CARD_STAGGER_MS}ms` }}
    >
      {children}
    </Element>
  );
}
