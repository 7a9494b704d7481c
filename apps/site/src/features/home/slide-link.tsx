import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';

type SlideLinkProps = {
  /** A path of this site, or an https URL. */
  to: string;
  children: ReactNode;
};

const look =
  'group/link inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline';

export function SlideLink({ to, children }: SlideLinkProps) {
  const arrow = (
    <ArrowRight
      className="size-4 shrink-0 transition-transform group-hover/link:translate-x-1 rtl:-scale-x-100 rtl:group-hover/link:-translate-x-1"
      aria-hidden="true"
    />
  );
  if (to.startsWith('/')) {
    return (
      <AppLink to={to} className={look}>
        {children}
        {arrow}
      </AppLink>
    );
  }
  return (
    <a href={to} rel="noopener" className={look}>
      {children}
      {arrow}
    </a>
  );
}
