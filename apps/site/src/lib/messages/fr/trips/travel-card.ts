import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { travelCardMessages as English } from '../../en/trips/travel-card.ts';
import { withinLine } from '../grammar/within-line.ts';

const units = { person: 'par personne', group: 'par groupe' };

export const travelCardMessages: typeof English = {
  explore: (title: string) => `Découvrir : ${title}`,
  highlights: (title: string) => `Points forts : ${title}`,
  activities: (title: string) => `Activités : ${title}`,
  price: ({ price, price_unit }: { price: string; price_unit: string | null }) => {
    const unit = unitAfterPrice(price, price_unit);
    return withinLine(unit ? `${price} ${units[unit]}` : price);
  },
};
