import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { type ActiveFilter, clearedFilters } from '../filters/active-travel-filters.ts';
import { filtersOf, type TravelSearch } from '../filters/travel-search-params.ts';
import type { ChangeTravelSearch } from '../filters/use-travel-search.ts';
import { travelListQueries } from './travel-list-queries.ts';

type TravelListEmptyProps = {
  search: TravelSearch;
  filters: ActiveFilter[];
  change: ChangeTravelSearch;
  children: ReactNode;
};

/** Lists each filter that would give results if removed, with their number. */
export default function TravelListEmpty({
  search,
  filters,
  change,
  children,
}: TravelListEmptyProps) {
  const { empty: text, filters: filterText } = travelsMessages;
  const counts = useQueries({
    queries: filters.map(({ without }) =>
      travelListQueries.count(filtersOf({ ...search, ...without })),
    ),
  });
  if (filters.length === 0) return <EmptyState text={text.none}>{children}</EmptyState>;

  const isSettled = counts.every(({ isPending }) => !isPending);
  // Until all counts are known, every filter keeps its place: a long label takes several lines.
  const ways = filters
    .map((filter, index) => ({ ...filter, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0 || !isSettled);
  const apply = (part: Partial<TravelSearch>) => {
    change(part);
    document.getElementById('travel-list-title')?.focus({ preventScroll: true });
  };
  return (
    <EmptyState text={text.filtered}>
      <p className="mx-auto min-h-7 max-w-[46ch] text-muted">
        {isSettled && (ways.length > 0 ? text.help : text.stubborn)}
      </p>
      <ul className="mt-5 flex min-h-11 flex-wrap justify-center gap-3">
        {ways.map(({ key, label, without, count }) => (
          <li key={key} className={`max-w-full ${count > 0 ? '' : 'invisible'}`}>
            <Button variant="outline" className="max-w-full" onClick={() => apply(without)}>
              <X className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{text.without(label, count)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
        {children}
        <Button variant="ghost" onClick={() => apply(clearedFilters)}>
          {filterText.clear}
        </Button>
      </div>
    </EmptyState>
  );
}
