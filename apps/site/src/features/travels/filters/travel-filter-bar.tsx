import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Button } from '#ui/button.tsx';
import { TravelFilterFields } from './travel-filter-fields.tsx';
import { TravelFilterSearch } from './travel-filter-search.tsx';
import type { TravelSearch } from './travel-search-params.ts';
import { type CountOf, useChoiceCounts } from './use-choice-counts.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

const loadExtra = () => import('./travel-filter-extra.tsx');
const loadSheet = () => import('./travel-filter-sheet.tsx');
const TravelFilterExtra = lazy(loadExtra);
const TravelFilterSheet = lazy(loadSheet);
// A preload that fails is repeated on use, and reported then.
const preload = () => void Promise.allSettled([loadExtra(), loadSheet()]);

type TravelFilterBarProps = {
  search: TravelSearch;
  change: ChangeTravelSearch;
  activeCount: number;
  count: number | undefined;
};

export function TravelFilterBar({ search, change, activeCount, count }: TravelFilterBarProps) {
  const { filters: text } = travelsMessages;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const countOf = useChoiceCounts(search, isAsked);
  return (
    <search aria-label={text.label} className="block" onPointerEnter={ask} onFocus={ask}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-5 lg:grid-cols-[minmax(9rem,1.5fr)_repeat(5,minmax(0,1fr))_auto]">
        <TravelFilterSearch value={search.search} change={change} />
        <div className="hidden lg:contents">
          <TravelFilterFields search={search} change={change} countOf={countOf} />
          <MoreFilters search={search} change={change} countOf={countOf} />
        </div>
        <Button
          variant="outline"
          className="lg:hidden"
          aria-haspopup="dialog"
          aria-label={activeCount > 0 ? text.openLabel(activeCount) : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setSheetOpen(true);
            void whileLoading(loadSheet()).catch(() => {});
          }}
        >
          <SlidersHorizontal className="size-4.5" aria-hidden="true" />
          {activeCount > 0 ? text.openSet(activeCount) : text.open}
        </Button>
      </div>
      {isSheetOpen && (
        <Suspense>
          <TravelFilterSheet count={count} onClose={() => setSheetOpen(false)}>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <TravelFilterFields search={search} change={change} countOf={countOf} />
            </div>
            <TravelFilterExtra search={search} change={change} countOf={countOf} />
          </TravelFilterSheet>
        </Suspense>
      )}
    </search>
  );
}

type MoreFiltersProps = { search: TravelSearch; change: ChangeTravelSearch; countOf: CountOf };

function MoreFilters({ search, change, countOf }: MoreFiltersProps) {
  const { filters: text } = travelsMessages;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const setCount =
    search.tags.length + Number(search.priceMin !== null || search.priceMax !== null);
  return (
    <>
      <Button
        variant="outline"
        className="px-4!"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {setCount > 0 ? text.moreSet(setCount) : text.more}
        <ChevronDown
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className="col-span-full grid gap-x-14 gap-y-6 border-t border-line pt-6 pb-2 [&[hidden]]:hidden xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      >
        {isOpen && (
          <Suspense fallback={<div className="min-h-36" />}>
            <TravelFilterExtra search={search} change={change} countOf={countOf} />
          </Suspense>
        )}
      </div>
    </>
  );
}
