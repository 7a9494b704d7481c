import { X } from 'lucide-react';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Button } from '#ui/button.tsx';
import { type ActiveFilter, clearedFilters } from './active-travel-filters.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterChipsProps = { filters: ActiveFilter[]; change: ChangeTravelSearch };

/** Focus moves to the list when the focused chip is removed. */
export function TravelFilterChips({ filters, change }: TravelFilterChipsProps) {
  const { filters: text } = travelsMessages;
  if (filters.length === 0) return null;
  const remove = (without: ActiveFilter['without']) => {
    change(without);
    document.getElementById('travel-list-title')?.focus({ preventScroll: true });
  };
  return (
    <ul aria-label={text.set} className="mt-5 flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            aria-label={text.remove(label)}
            onClick={() => remove(without)}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-md bg-sand ps-3.5 pe-2.5 text-[0.95rem] transition-colors hover:bg-sea hover:text-on-sea"
          >
            <span className="truncate">{label}</span>
            <X className="size-4 shrink-0" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          className="min-h-10! px-3.5! text-sea!"
          onClick={() => remove(clearedFilters)}
        >
          {text.clear}
        </Button>
      </li>
    </ul>
  );
}
