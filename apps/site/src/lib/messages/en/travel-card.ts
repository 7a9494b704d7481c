import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { PriceUnit } from '@expat-buddy/domain/trip/types';

export const travelCard = {
  explore: (title: string) => `Explore ${title}`,
  highlights: (title: string) => `Highlights of ${title}`,
  activities: (title: string) => `Activities on ${title}`,
  price: ({ price, price_unit }: { price: string; price_unit: string | null }) => {
    const unit = unitAfterPrice(price, price_unit as PriceUnit | null);
    return unit ? `${price} per ${unit}` : price;
  },
};
