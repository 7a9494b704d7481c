import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTravelSearch, type TravelSearch, writeTravelSearch } from './travel-search-params.ts';

/** `typing` replaces the history entry; every other change is one that Back undoes. */
export type ChangeTravelSearch = (change: Partial<TravelSearch>, how?: 'typing') => void;

/** What the address asks for, and how to ask for something else. */
export function useTravelSearch(): { search: TravelSearch; change: ChangeTravelSearch } {
  const { search: query, pathname } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readTravelSearch(query), [query]);
  // A new address may take a moment to be drawn; what was pressed shows at once.
  const [expected, expect] = useOptimistic(search);

  const change = useCallback<ChangeTravelSearch>(
    (part, how) => {
      // From the address itself: several changes can come before what is drawn has caught up with it.
      const current = readTravelSearch(window.location.search);
      // Other travels begin on their first page; another view shows the same ones.
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
