import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { AppLink } from '#ui/app-link.tsx';
import { categoryQueries } from './category/category-queries.ts';
import { plausibleRoute } from './travel-path.ts';

const never = () => () => {};

/** The prerendered page has no query, so neither has the first client render. */
function useFrom(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => plausibleRoute(new URLSearchParams(search).get('from')),
    () => undefined,
  );
}

/** Links to the category in `?from=`, or to all travels. */
export function BackLink({ className = '' }: { className?: string }) {
  const { back } = travelMessages;
  const from = useFrom();
  const { data: category } = useQuery({
    ...categoryQueries.detail(from ?? ''),
    enabled: from !== undefined,
  });
  const isUnknown = from === undefined || category === null;
  const to = isUnknown ? paths.travels : paths.category(from);
  const known = category ? back.toCategory(category.name) : back.category;
  return (
    <AppLink
      to={to}
      className={`group/back inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline print:hidden ${className}`}
    >
      <ArrowLeft
        className="size-4 shrink-0 transition-transform group-hover/back:-translate-x-1 rtl:-scale-x-100 rtl:group-hover/back:translate-x-1"
        aria-hidden="true"
      />
      {isUnknown ? back.travels : known}
    </AppLink>
  );
}
