import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type BelowTheFoldProps = {
  as?: 'div' | 'footer';
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Left out of the first layout (styles/below-the-fold.css); hydration removes the class. */
export function BelowTheFold({ as: Tag = 'div', className, ...rest }: BelowTheFoldProps) {
  const isHydrated = useIsHydrated();
  const classes = [className, !isHydrated && 'below-the-fold'].filter(Boolean);
  return <Tag {...rest} className={classes.join(' ') || undefined} />;
}
