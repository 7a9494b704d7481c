import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { travelCardMessages as English } from '../../en/trips/travel-card.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';

const units = { person: 'للشخص', group: 'للمجموعة' };

export const travelCardMessages: typeof English = {
  explore: (title) => `اكتشفوا: ${isolated(title)}`,
  highlights: (title) => `أجمل ما في ${quoted(title)}`,
  activities: (title) => `أنشطة ${quoted(title)}`,
  price: ({ price, price_unit }) => {
    const unit = unitAfterPrice(price, price_unit);
    return unit ? `${price} ${units[unit]}` : price;
  },
};
