import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type BelowFirstScreenProps = {
  as?: 'div' | 'footer';
  className?: string;
  children: ReactNode;
};

/**
 * Not laid out as it is served, so that the first paint need not wait for it (styles/site.css); the class goes
 * when React has taken it over. Its children are made outside of it and so not rendered again for that.
 */
export function BelowFirstScreen({ as: Tag = 'div', className, children }: BelowFirstScreenProps) {
  const isServed = !useIsHydrated();
  const classes = [className, isServed && 'below-first-screen'].filter(Boolean);
  return <Tag className={classes.join(' ') || undefined}>{children}</Tag>;
}
