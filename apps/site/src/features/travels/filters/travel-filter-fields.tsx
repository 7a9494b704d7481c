import { useQuery } from '#hydrate/use-query.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { travelListQueries } from '../list/travel-list-queries.ts';
import { listingQueries } from '../list/travel-listing-queries.ts';
import { TravelFilterMonth } from './travel-filter-month.tsx';
import { TravelFilterSelect } from './travel-filter-select.tsx';
import type { TravelSearch } from './travel-search-params.ts';
import type { CountOf } from './use-choice-counts.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterProps = { search: TravelSearch; change: ChangeTravelSearch; countOf: CountOf };

export function TravelFilterFields({ search, change, countOf }: TravelFilterProps) {
  const { filters: text } = travelsMessages;
  const { data: regions = [] } = useQuery(listingQueries.regions());
  const { data: types = [] } = useQuery(listingQueries.types());
  const { data: choices } = useQuery(travelListQueries.choices());
  const titles = (terms: { title: string }[]) => terms.map(({ title }) => title);
  return (
    <>
      <TravelFilterSelect
        label={text.region}
        countOf={(choice) => countOf('region', choice)}
        value={search.region}
        options={titles(regions)}
        onChange={(region) => change({ region })}
      />
      <TravelFilterSelect
        label={text.type}
        countOf={(choice) => countOf('type', choice)}
        value={search.type}
        options={titles(types)}
        onChange={(type) => change({ type })}
      />
      <TravelFilterMonth
        month={search.month}
        countOf={countOf}
        onChange={(month) => change({ month })}
      />
      <TravelFilterSelect
        label={text.duration}
        countOf={(choice) => countOf('duration', choice)}
        value={search.duration}
        options={choices?.durations ?? []}
        onChange={(duration) => change({ duration })}
      />
      <TravelFilterSelect
        label={text.groupSize}
        countOf={(choice) => countOf('groupSize', choice)}
        value={search.groupSize}
        options={choices?.groupSizes ?? []}
        onChange={(groupSize) => change({ groupSize })}
      />
    </>
  );
}
