import { TravelFilterPrice } from './travel-filter-price.tsx';
import { TravelFilterTags } from './travel-filter-tags.tsx';
import type { TravelSearch } from './travel-search-params.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterExtraProps = { search: TravelSearch; change: ChangeTravelSearch };

export default function TravelFilterExtra(filters: TravelFilterExtraProps) {
  return (
    <>
      <TravelFilterTags {...filters} />
      <TravelFilterPrice {...filters} />
    </>
  );
}
