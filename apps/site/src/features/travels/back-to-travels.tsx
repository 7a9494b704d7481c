import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { BackLink } from '#ui/back-link.tsx';
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
export function BackToTravels() {
  const { back } = travelMessages;
  const from = useFrom();
  const { data: category } = useQuery({
    ...categoryQueries.detail(from ?? ''),
    enabled: from !== undefined,
  });
  const isUnknown = from === undefined || category === null;
  const to = isUnknown ? paths.travels : paths.category(from);
  const known = category ? back.toCategory(category.name) : back.category;
  const label = isUnknown ? back.travels : known;
  return <BackLink back={{ to, label }} />;
}
