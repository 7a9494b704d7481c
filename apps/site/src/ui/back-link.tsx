import { ArrowLeft } from 'lucide-react';
import { AppLink } from './app-link.tsx';

export type Back = { to: string; label: string };

/** From a record's page to the list that it is in. */
export function BackLink({ back }: { back: Back }) {
  return (
    <AppLink
      to={back.to}
      className="group/back inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft
        className="size-4 shrink-0 transition-transform group-hover/back:-translate-x-1 rtl:-scale-x-100 rtl:group-hover/back:translate-x-1"
        aria-hidden="true"
      />
      {back.label}
    </AppLink>
  );
}
