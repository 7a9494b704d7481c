import { useId, useState } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { travelsMessages as text } from '#messages/trips/travels.ts';
import { Select } from '#ui/select.tsx';
import type { TravelSearch } from '../filters/travel-search-params.ts';
import { type TravelSort, travelSorts } from '../filters/travel-sort.ts';
import type { ChangeTravelSearch } from '../filters/use-travel-search.ts';
import { TravelViewSwitch } from './travel-view-switch.tsx';

type TravelListBarProps = {
  search: TravelSearch;
  change: ChangeTravelSearch;
  count: number | undefined;
  isFiltered: boolean;
};

export function TravelListBar({ search, change, count, isFiltered }: TravelListBarProps) {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  // Said after a change only: on arrival the number is enough.
  const [isArranged, setArranged] = useState(false);
  const arrange: ChangeTravelSearch = (...changes) => {
    setArranged(true);
    change(...changes);
  };
  const prices = settings?.eur_rate ? text.sort.converted(settings.eur_rate) : text.sort.currencies;
  const note = search.sort.startsWith('price') ? prices : '';
  const view = text.view[search.view === 'both' ? 'map' : search.view];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="travel-list-title" tabIndex={-1} className="text-section outline-none">
          {isFiltered ? text.foundTitle : text.listTitle}
        </h2>
        <p role="status" className="tabular min-h-[1.6em] min-w-[6em] text-lead text-muted">
          <span>{count !== undefined && text.count(count)}</span>
          <span className="sr-only">
            {isArranged && text.arranged(text.sort[search.sort], view, note)}
          </span>
        </p>
      </div>
      <div className="flex items-end gap-3 max-sm:w-full sm:items-center">
        <SortSelect sort={search.sort} onChange={(sort) => arrange({ sort })} />
        <TravelViewSwitch view={search.view} onChange={(view) => arrange({ view })} />
      </div>
      {note && <p className="w-full text-small text-muted sm:text-end">{note}</p>}
    </div>
  );
}

type SortSelectProps = { sort: TravelSort; onChange: (sort: TravelSort) => void };

function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 gap-x-2.5 gap-y-1 max-sm:flex-1 max-sm:flex-col sm:items-center">
      <label htmlFor={id} className="text-[0.95rem] whitespace-nowrap text-muted">
        {text.sort.label}
      </label>
      <Select
        id={id}
        value={sort}
        onChange={(event) =>
          onChange(travelSorts.find((each) => each === event.target.value) ?? 'title')
        }
        className="sm:max-w-[12rem]"
      >
        {travelSorts.map((value) => (
          <option key={value} value={value}>
            {text.sort[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}
