import { Search } from 'lucide-react';
import { travelsMessages } from '#messages/trips/travels.ts';
import { controlClass, Field } from '#ui/field.tsx';
import { readText } from './travel-search-params.ts';
import { useDebouncedText } from './use-debounced-text.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterSearchProps = { value: string; change: ChangeTravelSearch };

/** Searches after a pause in typing, or on Enter. */
export function TravelFilterSearch({ value, change }: TravelFilterSearchProps) {
  const { filters: text } = travelsMessages;
  const field = useDebouncedText({
    value,
    normalize: readText,
    onSettle: (search) => change({ search }, 'typing'),
  });
  return (
    <Field label={text.search} className="min-w-0">
      {(control) => (
        <div className="relative">
          <Search
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-muted"
            aria-hidden="true"
          />
          <input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder={text.searchPlaceholder}
            value={field.text}
            onChange={(event) => field.setText(event.target.value)}
            onBlur={field.leave}
            onKeyDown={(event) => event.key === 'Enter' && field.settle()}
            className={`${controlClass} ps-10.5`}
          />
        </div>
      )}
    </Field>
  );
}
