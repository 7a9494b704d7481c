import { priceCurrencies } from '@expat-buddy/domain/trip/choices';
import { useId } from 'react';
import { travelsMessages } from '#messages/trips/travels.ts';
import { controlClass, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { readCurrency, readPrice, type TravelSearch } from './travel-search-params.ts';
import { useDebouncedText } from './use-debounced-text.ts';
import type { ChangeTravelSearch } from './use-travel-search.ts';

type TravelFilterPriceProps = { search: TravelSearch; change: ChangeTravelSearch };

export function TravelFilterPrice({ search, change }: TravelFilterPriceProps) {
  const { filters: text } = travelsMessages;
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend className="mb-1.5 text-[0.95rem] font-medium">{text.price}</legend>
      <p id={hint} className="mb-3 text-small text-muted">
        {search.currency ? text.currencyHint : text.priceHint}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.currency} className="col-span-full">
          {(control) => (
            <Select
              {...control}
              value={search.currency}
              onChange={({ target }) => change({ currency: readCurrency(target.value) })}
            >
              <option value="">{text.asWritten}</option>
              {priceCurrencies.map((currency) => (
                <option key={currency} value={currency}>
                  {text.currencies[currency]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PriceField
          label={text.priceMin}
          value={search.priceMin}
          onChange={(priceMin) => change({ priceMin }, 'typing')}
        />
        <PriceField
          label={text.priceMax}
          value={search.priceMax}
          onChange={(priceMax) => change({ priceMax }, 'typing')}
        />
      </div>
    </fieldset>
  );
}

type PriceFieldProps = {
  label: string;
  value: number | null;
  onChange: (price: number | null) => void;
};

const written = (price: number | null) => (price === null ? '' : String(price));

function PriceField({ label, value, onChange }: PriceFieldProps) {
  const { text, setText, settle, leave } = useDebouncedText({
    value: written(value),
    normalize: (typed) => written(readPrice(typed)),
    onSettle: (typed) => onChange(readPrice(typed)),
  });
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          className={`${controlClass} tabular`}
        />
      )}
    </Field>
  );
}
