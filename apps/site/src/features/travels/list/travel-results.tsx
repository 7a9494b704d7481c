import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useShownRows } from '#lib/hooks/use-shown-rows.ts';
import type { ShownPages } from '#lib/storage/shown-pages.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { EarlierPage, EmptyPage, PageLinks } from '#ui/page-links.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import type { ActiveFilter } from '../filters/active-travel-filters.ts';
import { filtersOf, type TravelSearch } from '../filters/travel-search-params.ts';
import type { ChangeTravelSearch } from '../filters/use-travel-search.ts';
import { listClass, TravelList } from './travel-list.tsx';
import { travelListQueries } from './travel-list-queries.ts';
import { TravelMapSlot } from './travel-map-slot.tsx';
import { TravelRows } from './travel-rows.tsx';

const TravelListEmpty = lazy(() => import('./travel-list-empty.tsx'));
const LIST_TITLE = 'travel-list-title';

type TravelResultsProps = {
  search: TravelSearch;
  shown: ShownPages;
  filters: ActiveFilter[];
  change: ChangeTravelSearch;
  count: number | undefined;
  ask: ReactNode;
};

export function TravelResults(props: TravelResultsProps) {
  const { search, shown, filters, change, count, ask } = props;
  const { error, loading } = travelsMessages;
  const client = useQueryClient();
  const asked = filtersOf(search);
  const list = useShownRows(
    (page) => travelListQueries.list(asked, { sort: search.sort, page }),
    shown,
  );
  const { data, rows: travels, isPending, isError, isPlaceholderData } = list;
  const [activeId, setActiveId] = useState<string | null>(null);

  // The count and the filter options failed with it.
  const retry = () =>
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });

  if (isError && !data) return <ErrorState text={error} onRetry={retry} />;
  const { view } = search;
  const isBesideMap = view === 'both' || view === 'map';
  const isEmpty = !isPending && travels.length === 0;
  const firstNumber = (shown.first - 1) * PER_PAGE + 1;
  const marks = { activeId, onActivate: setActiveId, firstNumber, travels };
  const end = (
    <PageLinks
      shown={shown}
      perPage={PER_PAGE}
      total={count}
      listId={LIST_TITLE}
      isLoading={list.isLoadingMore}
      hasFailed={list.hasFailedMore}
      onRetry={retry}
    />
  );
  const empty = (
    <EmptyPage shown={shown} total={count}>
      <Suspense fallback={<div className="min-h-80" />}>
        <TravelListEmpty search={search} filters={filters} change={change}>
          {ask}
        </TravelListEmpty>
      </Suspense>
    </EmptyPage>
  );
  return (
    <div
      aria-busy={isPending || isPlaceholderData}
      className={`transition-opacity duration-300 ${isPlaceholderData ? 'opacity-55' : ''} ${
        isBesideMap ? 'xl:grid xl:grid-cols-[minmax(0,1fr)_30rem] xl:items-start xl:gap-x-14' : ''
      }`}
    >
      <div className={view === 'map' ? 'max-xl:hidden' : ''}>
        {isPending && (
          <LoadingState text={loading}>
            <TravelListSkeleton isBesideMap={isBesideMap} />
          </LoadingState>
        )}
        {isEmpty && empty}
        {!isPending && !isEmpty && (
          <>
            <EarlierPage shown={shown} listId={LIST_TITLE} />
            {view === 'list' ? (
              <TravelRows travels={travels} />
            ) : (
              <TravelList isBesideMap={isBesideMap} {...marks} />
            )}
            {end}
          </>
        )}
      </div>
      {isBesideMap && (
        <div
          className={`xl:sticky xl:top-[calc(var(--header-height)+7.5rem)] ${
            view === 'map'
              ? 'gap-x-8 gap-y-8 max-xl:grid md:max-xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:max-xl:items-start'
              : 'max-xl:hidden'
          }`}
        >
          <TravelMapSlot view={view} filters={asked} count={count} {...marks} />
          {view === 'map' && (
            <div className="xl:hidden">
              {isEmpty ? (
                empty
              ) : (
                <>
                  <EarlierPage shown={shown} listId={LIST_TITLE} />
                  <TravelRows travels={travels} numbers={{ first: firstNumber, activeId }} />
                  {end}
                </>
              )}
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
          <div className="aspect-[2/1] animate-pulse bg-sand md:aspect-[3/2]" />
          <div className="mt-6 h-8 w-2/3 animate-pulse rounded bg-sand" />
          <div className="mt-4 h-64 animate-pulse rounded bg-sand" />
        </div>
      ))}
    </div>
  );
}
