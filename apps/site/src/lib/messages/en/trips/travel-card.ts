import { unitAfterPrice } from '@expat-buddy/domain/trip/price';

export const travelCardMessages = {
  explore: (title: string) => `Explore ${title}`,
  highlights: (title: string) => `Highlights of ${title}`,
  activities: (title: string) => `Activities in ${title}`,
  price: ({ price, price_unit }: { price: string; price_unit: string | null }) => {
    const unit = unitAfterPrice(price, price_unit);
    return unit ? `${price} per ${unit}` : price;
  },
};
