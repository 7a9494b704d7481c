import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { activeFilters } from '#features/travels/active-travel-filters.ts';
import { CountryProfile } from '#features/travels/country-profile.tsx';
import { TravelCategoryDoors } from '#features/travels/travel-category-doors.tsx';
import { TravelClosing } from '#features/travels/travel-closing.tsx';
import { TravelFilterBar } from '#features/travels/travel-filter-bar.tsx';
import { TravelFilterChips } from '#features/travels/travel-filter-chips.tsx';
import { TravelListBar } from '#features/travels/travel-list-bar.tsx';
import { warmListing } from '#features/travels/travel-listing-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { TravelResults } from '#features/travels/travel-results.tsx';
import { filtersOf, readTravelSearch } from '#features/travels/travel-search-params.ts';
import { useTravelSearch } from '#features/travels/use-travel-search.ts';
import { useTravelsMessages } from '#lib/messages/travels-messages.ts';
import { paths } from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import type { Warm } from '../lazy-page.tsx';

// Room for a third column of cards beside the map.
const wide = 'page-width min-[96rem]:max-w-[102rem]';

export const warm: Warm = ({ client, query }) =>
  warmListing(client, filtersOf(readTravelSearch(query)));

export default function TravelsPage() {
  const text = useTravelsMessages();
  const { search, change } = useTravelSearch();
  const filters = useMemo(() => activeFilters(search, text.filters), [search, text]);
  const { data: count } = useQuery({
    ...travelQueries.count(filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.travels}
        image="/illustrations/tipaza-columns-1600.webp"
      />
      <header
        className={`${wide} grid gap-x-16 gap-y-10 pt-10 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pt-14`}
      >
        <div>
          <p className="eyebrow inline-flex items-center gap-2 border-y border-ochre py-2 text-terracotta">
            <StarOrnament className="size-3.5 text-ochre" />
            {text.eyebrow}
          </p>
          <h1 className="mt-6 max-w-[14ch] text-display">{text.headline}</h1>
          <p className="mt-5 max-w-[56ch] text-lead text-muted">{text.intro}</p>
        </div>
        <div className="grid gap-9">
          <CountryProfile />
          <TravelCategoryDoors />
        </div>
      </header>
      <section className={wide} aria-labelledby="travel-list-title">
        <div className="border-y border-line py-6">
          <TravelFilterBar
            search={search}
            change={change}
            activeCount={filters.length}
            count={count}
          />
          <TravelFilterChips filters={filters} change={change} />
        </div>
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
          filters={filters}
          change={change}
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
