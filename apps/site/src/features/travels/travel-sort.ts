import { parsePrice } from '@expat-buddy/domain/travel/price';

export const travelSorts = ['title', 'price-low', 'price-high', 'duration'] as const;
export type TravelSort = (typeof travelSorts)[number];

type Sortable = { price: string; duration: string };

/** 3 for `3 days`; null if the text does not start with a number. */
export function durationDays(duration: string): number | null {
  const number = /^\s*(\d+)/.exec(duration)?.[1];
  return number === undefined ? null : Number(number);
}

/** Currencies cannot be compared without a rate, so dinars come first. */
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

/** The server sorts by title. Equal items keep that order; items without a number come last. */
export function sortTravels<Item extends Sortable>(travels: Item[], sort: TravelSort): Item[] {
  return sort === 'title' ? travels : [...travels].sort(orders[sort]);
}
