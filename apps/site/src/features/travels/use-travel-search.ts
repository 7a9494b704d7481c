import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
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

  // Two changes can come before the next render, from a field that loses the focus to a button for one.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = useCallback<ChangeTravelSearch>(
    (part, how) => {
      const before = writeTravelSearch(latest.current);
      latest.current = { ...latest.current, ...part };
      const after = writeTravelSearch(latest.current);
      if (after === before) return;
      const next = latest.current;
      startTransition(() => {
        expect(next);
        navigate(`${pathname}${after}`, {
          replace: how === 'typing',
          state: { keepsPlace: true },
        });
      });
    },
    [navigate, pathname, expect],
  );

  return { search: expected, change };
}
