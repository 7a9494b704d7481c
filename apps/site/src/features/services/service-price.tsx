import type { Service } from '@expat-buddy/domain/service/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { approximatePrice, exchangeRate } from '@expat-buddy/domain/trip/price';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { serviceMessages } from '#messages/company/services.ts';
import { tripPriceMessages as text } from '#messages/trips/trip-price.ts';

type ServicePriceProps = {
  service: Service;
  /** Undefined until they have loaded: an example must not be mistaken for an offer. */
  settings: Row<'site_settings'> | null | undefined;
  askUs: ReactNode;
};

/** The amount, if there is one, and how the price is calculated. */
export function ServicePrice({ service, settings, askUs }: ServicePriceProps) {
  const { unknownPrice } = serviceMessages;
  const { price_amount: amount, price_currency: currency, price_unit: unit } = service;
  const hasAmount = amount !== null && currency !== null;
  const other = approximatePrice(service, exchangeRate(settings));
  if (!hasAmount && !service.price_calculation) {
    return (
      <p>
        {unknownPrice} {askUs}
      </p>
    );
  }
  return (
    <>
      {hasAmount && (
        <p className="tabular">
          {[text.amount(amount, currency), unit && text.unit[unit]].filter(Boolean).join(' ')}
          {other && ` (${text.about(text.amount(other.amount, other.currency))})`}
        </p>
      )}
      {service.price_calculation && (
        <p {...englishMark(service, 'price_calculation')}>{service.price_calculation}</p>
      )}
      {hasAmount && (settings?.prices_are_examples ?? true) && (
        <p className="text-small text-muted">{text.pricesAreExamples}</p>
      )}
    </>
  );
}
