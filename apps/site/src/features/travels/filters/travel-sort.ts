import { englishOf } from '@expat-buddy/domain/language/english-of';
import { parsePrice } from '@expat-buddy/domain/travel/price';

export const travelSorts = ['title', 'price-low', 'price-high', 'duration'] as const;
export type TravelSort = (typeof travelSorts)[number];

type Sortable = {
  price: string;
  price_amount: number | null;
  price_currency: string | null;
  duration: string;
};

/** 3 for `3 days`; null if the text does not start with a number. */
export function durationDays(duration: string): number | null {
  const number = /^\s*(\d+)/.exec(duration)?.[1];
  return number === undefined ? null : Number(number);
}

const daysOf = (travel: Sortable) => durationDays(englishOf(travel, 'duration'));

type Price = { amount: number | null; isInEuros: boolean };

/** The amount that staff entered, else the number in the text. */
function priceOf(travel: Sortable): Price {
  const { price_amount, price_currency } = travel;
  const price = englishOf(travel, 'price');
  if (price_amount !== null) return { amount: price_amount, isInEuros: price_currency === 'EUR' };
  return { amount: parsePrice(price), isInEuros: /€|\beur/i.test(price) };
}

/** Currencies cannot be compared without a rate, so dinars come first. */
function currencyRank({ amount, isInEuros }: Price): number {
  if (amount === null) return 2;
  return isInEuros ? 1 : 0;
}

const inDinars = ({ amount, isInEuros }: Price, rate: number): Price => ({
  amount: amount !== null && isInEuros ? amount * rate : amount,
  isInEuros: false,
});

function byNumber(one: number | null, other: number | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one - other) * direction;
}

type Order = (one: Sortable, other: Sortable) => number;

function byPrice(direction: 1 | -1, rate: number | null): Order {
  const read = (travel: Sortable) => {
    const price = priceOf(travel);
    return rate === null ? price : inDinars(price, rate);
  };
  return (one, other) => {
    const [first, second] = [read(one), read(other)];
    return (
      currencyRank(first) - currencyRank(second) || byNumber(first.amount, second.amount, direction)
    );
  };
}

const byDuration: Order = (one, other) => byNumber(daysOf(one), daysOf(other), 1);

/**
 * The server sorts by title. Equal items keep that order; items without a number come last.
 * @param rate dinars for one euro; null sorts prices in euros after those in dinars.
 */
export function sortTravels<Item extends Sortable>(
  travels: Item[],
  sort: TravelSort,
  rate: number | null = null,
): Item[] {
  if (sort === 'title') return travels;
  if (sort === 'duration') return [...travels].sort(byDuration);
  return [...travels].sort(byPrice(sort === 'price-low' ? 1 : -1, rate));
}
