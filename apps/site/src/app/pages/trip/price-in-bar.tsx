import type { PriceUnit } from '@expat-buddy/domain/trip/types';
import { travelMessages } from '#messages/trips/travel.ts';

export function PriceInBar({ price, unit }: { price: string; unit: PriceUnit | null }) {
  const { travel: text } = travelMessages;
  if (!price) return null;
  return (
    <p>
      <span className="block text-small text-muted">{unit ? text.priceFor[unit] : text.price}</span>
      <span className="font-display text-[1.2rem]">{price}</span>
    </p>
  );
}
