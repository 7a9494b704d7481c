import { useLocation } from 'react-router-dom';
import { tripMessages as text } from '#messages/trips/trip.ts';
import { AppLink } from '#ui/app-link.tsx';

export type JumpLink = { id: string; label: string };

export function JumpLinks({ links }: { links: JumpLink[] }) {
  const { pathname, search } = useLocation();
  if (links.length < 3) return null;
  return (
    <nav
      aria-label={text.onThisPage}
      className="-mx-(--gutter) mb-10 overflow-x-auto border-y border-line px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max gap-x-6 sm:gap-x-8">
        {links.map(({ id, label }) => (
          <li key={id}>
            <AppLink
              to={`${pathname}${search}#${id}`}
              className="inline-flex min-h-12 items-center text-small whitespace-nowrap text-sea underline-offset-4 hover:underline"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
