import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type BelowTheFoldProps = {
  as?: 'div' | 'footer';
  className?: string;
  children: ReactNode;
};

/** Left out of the first layout (styles/site.css); hydration removes the class. */
export function BelowTheFold({ as: Tag = 'div', className, children }: BelowTheFoldProps) {
  const isHydrated = useIsHydrated();
  const classes = [className, !isHydrated && 'below-the-fold'].filter(Boolean);
  return <Tag className={classes.join(' ') || undefined}>{children}</Tag>;
}
