import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTravelsMessages } from '#lib/messages/travels-messages.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import type { ActiveFilter } from './active-travel-filters.ts';
import { listClass, TravelList } from './travel-list.tsx';
import { TravelMapIndex, TravelMapSlot } from './travel-map-slot.tsx';
import { travelQueries } from './travel-queries.ts';
import { filtersOf, type TravelSearch } from './travel-search-params.ts';
import { sortTravels } from './travel-sort.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

const TravelListEmpty = lazy(() => import('./travel-list-empty.tsx'));

type TravelResultsProps = {
  search: TravelSearch;
  filters: ActiveFilter[];
  change: ChangeTravelSearch;
  /** The button that asks us, for when nothing is found. */
  ask: ReactNode;
};

/** The list and the map of what is found. While other results load the old ones stay, paler. */
export function TravelResults({ search, filters, change, ask }: TravelResultsProps) {
  const { error, loading } = useTravelsMessages();
  const client = useQueryClient();
  const { data, isPending, isError, isPlaceholderData } = useQuery({
    ...travelQueries.list(filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const travels = useMemo(() => sortTravels(data ?? [], search.sort), [data, search.sort]);

  // The count, and what the filters offer, will have failed with it.
  const retry = () =>
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });

  if (isError && !data) return <ErrorState text={error} onRetry={retry} />;
  const isBesideMap = search.view !== 'list';
  const isMapOnly = search.view === 'map';
  const isEmpty = !isPending && travels.length === 0;
  const empty = (
    <Suspense fallback={<div className="min-h-80" />}>
      <TravelListEmpty search={search} filters={filters} change={change}>
        {ask}
      </TravelListEmpty>
    </Suspense>
  );
  return (
    <div
      aria-busy={isPending || isPlaceholderData}
      className={`transition-opacity duration-300 ${isPlaceholderData ? 'opacity-55' : ''} ${
        isBesideMap ? 'xl:grid xl:grid-cols-[minmax(0,1fr)_30rem] xl:items-start xl:gap-x-14' : ''
      }`}
    >
      <div className={isMapOnly ? 'max-xl:hidden' : ''}>
        {isPending && (
          <LoadingState text={loading}>
            <TravelListSkeleton isBesideMap={isBesideMap} />
          </LoadingState>
        )}
        {isEmpty && empty}
        {!isPending && !isEmpty && (
          <TravelList {...{ travels, isBesideMap, activeId }} onActivate={setActiveId} />
        )}
      </div>
      {isBesideMap && (
        <div
          className={`xl:sticky xl:top-[calc(var(--header-height)+1.5rem)] ${
            isMapOnly
              ? 'gap-x-8 gap-y-8 max-xl:grid md:max-xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:max-xl:items-start'
              : 'max-xl:hidden'
          }`}
        >
          <TravelMapSlot
            travels={travels}
            view={search.view}
            activeId={activeId}
            onActivate={setActiveId}
          />
          {isMapOnly && (
            <div className="xl:hidden">
              {isEmpty ? empty : <TravelMapIndex travels={travels} activeId={activeId} />}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function TravelListSkeleton({ isBesideMap }: { isBesideMap: boolean }) {
  return (
    <div className={listClass(isBesideMap)}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <div className="aspect-[3/2] animate-pulse bg-sand" />
          <div className="mt-6 h-8 w-2/3 animate-pulse rounded bg-sand" />
          <div className="mt-4 h-64 animate-pulse rounded bg-sand" />
        </div>
      ))}
    </div>
  );
}
