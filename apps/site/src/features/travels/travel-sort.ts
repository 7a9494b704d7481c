import { parsePrice } from '@expat-buddy/domain/travel/price';

export const travelSorts = ['title', 'price-low', 'price-high', 'duration'] as const;
export type TravelSort = (typeof travelSorts)[number];

/** What an order is made from. */
type Sortable = { price: string; duration: string };

/** The days of `3 days`; null when the text does not begin with a number. */
export function durationDays(duration: string): number | null {
  const number = /^\s*(\d+)/.exec(duration)?.[1];
  return number === undefined ? null : Number(number);
}

/** Dinars and euros cannot be compared without a rate, so each currency stays together: dinars first. */
function currencyRank(price: string): number {
  if (parsePrice(price) === null) return 2;
  return /€|\beur/i.test(price) ? 1 : 0;
}

function byNumber(one: number | null, other: number | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one - other) * direction;
}

function byPrice(direction: 1 | -1) {
  return ({ price: one }: Sortable, { price: other }: Sortable) =>
    currencyRank(one) - currencyRank(other) ||
    byNumber(parsePrice(one), parsePrice(other), direction);
}

const orders: Record<Exclude<TravelSort, 'title'>, (one: Sortable, other: Sortable) => number> = {
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  duration: (one, other) => byNumber(durationDays(one.duration), durationDays(other.duration), 1),
};

/** By title is the order of the server. Equal ones keep that order; what has no number comes last. */
export function sortTravels<Item extends Sortable>(travels: Item[], sort: TravelSort): Item[] {
  return sort === 'title' ? travels : [...travels].sort(orders[sort]);
}
