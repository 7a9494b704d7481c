import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/** What somebody changed in the filters that they saw. */
const changesOf = (seen: Filters, wanted: Filters): Filters =>
  Object.fromEntries(
    [...new Set([...Object.keys(seen), ...Object.keys(wanted)])]
      .filter((key) => seen[key] !== wanted[key])
      .map((key) => [key, wanted[key]]),
  );

/**
 * Two filters that are changed in quick succession are both kept: the second change starts from the first,
 * although the address does not show it yet.
 */
export function LatestFilters({ children }: { children: ReactNode }) {
  const context = useListContext();
  const { filterValues, setFilters } = context;
  const latest = useRef<Filters>(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);
  const value = useMemo(
    () => ({
      ...context,
      setFilters: (wanted: Filters, ...rest: unknown[]) => {
        latest.current = { ...latest.current, ...changesOf(filterValues, wanted) };
        (setFilters as (filters: Filters, ...rest: unknown[]) => void)(latest.current, ...rest);
      },
    }),
    [context, filterValues, setFilters],
  );
  return (
    <ListContextProvider value={value as unknown as typeof context}>{children}</ListContextProvider>
  );
}
