import type { Row } from '@expat-buddy/domain/supabase-client';
import { approximatePrice, exchangeRate, saysAmount } from '@expat-buddy/domain/trip/price';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import type { ReactNode } from 'react';
import { listed } from '#lib/text/listed.ts';
import { tripPriceMessages as text } from '#messages/trips/trip-price.ts';
import { PriceConditions } from './price-conditions.tsx';

type PricePanelProps = {
  /** As visitors read it in lists: derived from the amount, or written by hand. */
  price: string;
  /** Undefined if they could not be read. */
  details: TripDetails | null | undefined;
  /** Undefined until they have loaded: an example must not be mistaken for an offer. */
  settings: Row<'site_settings'> | null | undefined;
  askUs: ReactNode;
};

export function PricePanel({ price, details, settings, askUs }: PricePanelProps) {
  const shown = price || shownAmount(details, text.amount);
  if (!shown) {
    return (
      <p>
        {text.unknownPrice} {askUs}
      </p>
    );
  }
  const rate = exchangeRate(settings);
  const isAmount = details && saysAmount(price, details.price_amount);
  const approximate = isAmount ? approximatePrice(details, rate) : null;
  return (
    <section aria-labelledby="trip-price">
      <h2 id="trip-price" className="font-sans text-small font-[340] tracking-normal text-muted">
        {text.price}
      </h2>
      <p className="tabular font-display mt-1 text-[1.9rem] leading-tight">{shown}</p>
      {details && <PriceUnit details={details} askUs={askUs} />}
      {approximate && (
        <p className="tabular mt-1 text-muted">
          {text.about(text.amount(approximate.amount, approximate.currency))}
        </p>
      )}
      {details && <PriceConditions details={details} />}
      <div className="mt-3 space-y-1.5 text-small text-muted">
        {(settings?.prices_are_examples ?? true) && <p>{text.pricesAreExamples}</p>}
        {approximate && rate && <p>{text.rate(rate.dinars, rate.on, rate.source)}</p>}
      </div>
    </section>
  );
}

function shownAmount(details: PricePanelProps['details'], format: (typeof text)['amount']): string {
  if (!details?.price_amount || !details.price_currency) return '';
  return format(details.price_amount, details.price_currency);
}

function PriceUnit({ details, askUs }: { details: TripDetails; askUs: ReactNode }) {
  const { price_unit: unit, price_people: people } = details;
  if (unit === null) {
    return (
      <p className="mt-1">
        {text.unknownUnit} {askUs}
      </p>
    );
  }
  return <p className="mt-1">{listed(text.unit[unit], people ? text.fromPeople(people) : '')}</p>;
}
