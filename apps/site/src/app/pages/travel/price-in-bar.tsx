import type { PriceUnit } from '@expat-buddy/domain/trip/types';
import { useTripPriceMessages } from '#lib/messages/trip-price-messages.ts';

export function PriceInBar({ price, unit }: { price: string; unit: PriceUnit | null }) {
  const text = useTripPriceMessages();
  if (!price) return null;
  return (
    <p>
      <span className="block text-small text-muted">{unit ? text.priceFor[unit] : text.price}</span>
      <span className="font-display text-[1.2rem]">{price}</span>
    </p>
  );
}
