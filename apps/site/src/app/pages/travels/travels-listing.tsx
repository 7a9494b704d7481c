import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { activeFilters } from '#features/travels/filters/active-travel-filters.ts';
import { TravelFilterBar } from '#features/travels/filters/travel-filter-bar.tsx';
import { TravelFilterChips } from '#features/travels/filters/travel-filter-chips.tsx';
import { filtersOf } from '#features/travels/filters/travel-search-params.ts';
import { useFilterLabels } from '#features/travels/filters/use-filter-labels.ts';
import { useTravelSearch } from '#features/travels/filters/use-travel-search.ts';
import { TravelListBar } from '#features/travels/list/travel-list-bar.tsx';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { TravelResults } from '#features/travels/list/travel-results.tsx';
import { TravelClosing } from '#features/travels/story/travel-closing.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { useShownPages } from '#lib/storage/shown-pages.ts';
import { travelsMessages as text } from '#messages/trips/travels.ts';
import { wide } from './travels-width.ts';

export default function TravelsListing() {
  const { search, change } = useTravelSearch();
  const pages = useShownPages();
  // While another page loads, the URL still names the old one.
  const { page } = search;
  const shown = pages.last === page ? pages : { ...pages, first: page, last: page };
  const labelOf = useFilterLabels(search);
  const filters = useMemo(() => activeFilters(search, text.filters, labelOf), [search, labelOf]);
  const { data: count } = useQuery({
    ...travelListQueries.count(filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <section className={wide} aria-labelledby="travel-list-title">
        <div
          data-sticky-filters=""
          className="z-20 border-y border-line bg-paper py-6 lg:[@media(min-height:40rem)]:sticky lg:[@media(min-height:40rem)]:top-(--header-height) lg:py-4"
        >
          <TravelFilterBar
            search={search}
            change={change}
            activeCount={filters.length}
            count={count}
          />
        </div>
        <TravelFilterChips filters={filters} change={change} />
        <div className="pt-9 pb-10">
          <TravelListBar
            search={search}
            change={change}
            count={count}
            isFiltered={filters.length > 0}
          />
        </div>
        <TravelResults
          search={search}
          shown={shown}
          filters={filters}
          change={change}
          count={count}
          ask={
            <InquiryButton inquiry={{ serviceType: 'trip-planner' }}>
              {text.empty.ask}
            </InquiryButton>
          }
        />
      </section>
      <TravelClosing>
        <InquiryButton size="large" inquiry={{ serviceType: 'trip-planner' }}>
          {text.closing.button}
        </InquiryButton>
      </TravelClosing>
    </>
  );
}
