import { ArrowRight } from 'lucide-react';
import { AppLink } from '#ui/app-link.tsx';

export function ForwardLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink
      to={to}
      className="group/forward inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline"
    >
      {children}
      <ArrowRight
        className="size-4 shrink-0 transition-transform group-hover/forward:translate-x-1 rtl:-scale-x-100 rtl:group-hover/forward:-translate-x-1"
        aria-hidden="true"
      />
    </AppLink>
  );
}
