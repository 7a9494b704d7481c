import { TravelFilterPrice } from './travel-filter-price.tsx';
import { TravelFilterTags } from './travel-filter-tags.tsx';
import type { TravelSearch } from './travel-search-params.ts';
import type { CountOf } from './use-choice-counts.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterExtraProps = {
  search: TravelSearch;
  change: ChangeTravelSearch;
  countOf: CountOf;
};

export default function TravelFilterExtra({ countOf, ...filters }: TravelFilterExtraProps) {
  return (
    <>
      <TravelFilterTags {...filters} countOf={countOf} />
      <TravelFilterPrice {...filters} />
    </>
  );
}
