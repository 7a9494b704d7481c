import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTravelSearch, type TravelSearch, writeTravelSearch } from './travel-search-params.ts';

/** `typing` replaces the history entry; any other change adds one. */
export type ChangeTravelSearch = (change: Partial<TravelSearch>, how?: 'typing') => void;

export function useTravelSearch(): { search: TravelSearch; change: ChangeTravelSearch } {
  const { search: query, pathname } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readTravelSearch(query), [query]);
  // Shows a click at once, although rendering the new URL may take a moment.
  const [expected, expect] = useOptimistic(search);

  const change = useCallback<ChangeTravelSearch>(
    (part, how) => {
      // Read from the URL: several changes can precede the next render.
      const current = readTravelSearch(window.location.search);
      // A new list starts at page 1; a new view keeps the page.
      const isSameList = Object.keys(part).every((key) => key === 'view');
      const next = { ...current, ...(!isSameList && { page: 1 }), ...part };
      const after = writeTravelSearch(next);
      if (after === writeTravelSearch(current)) return;
      startTransition(() => {
        expect(next);
        navigate(`${pathname}${after}`, {
          replace: how === 'typing',
          state: { ...(isSameList && window.history.state?.usr), keepsPlace: true },
        });
      });
    },
    [navigate, pathname, expect],
  );

  return { search: expected, change };
}
