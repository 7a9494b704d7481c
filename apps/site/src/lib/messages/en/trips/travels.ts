import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { counted } from '../../plural.ts';
import { monthName } from '../grammar/month-name.ts';

const number = new Intl.NumberFormat('en', { useGrouping: true });
// Groups digits with narrow no-break spaces, as the prices do.
export const amount = (value: number) => number.format(value).replaceAll(',', '\u202f');
const inCurrency = (value: number, currency: PriceCurrency | '') => {
  if (currency === 'EUR') return `€${amount(value)}`;
  return currency === 'DZD' ? `${amount(value)} DA` : amount(value);
};
const travelCount = (count: number) => counted(count, { one: '# travel', other: '# travels' });

export const travelsMessages = {
  title: 'Travels',
  description:
    'Travels in Algeria by region, type, length and price: cities, Roman sites, mountains, road trips and weeks in the Sahara, on a map.',
  eyebrow: 'Travels',
  headline: 'From the sea to the Hoggar',
  intro:
    'City days, Roman stone, mountain paths and weeks in the sand, each with its length, its group and its price. Narrow the list, or see on the map where the road goes.',
  profile: {
    label:
      'A cross-section of the country along the road south: from the sea at Algiers by way of Djelfa on the High Plateaus, Ghardaïa and In Salah to Tahat, 2,908 metres high in the Hoggar.',
    metres: (height: number) => `${amount(height)} m`,
    places: {
      algiers: 'Algiers',
      djelfa: 'Djelfa',
      ghardaia: 'Ghardaïa',
      inSalah: 'In Salah',
      tahat: 'Tahat, Hoggar',
    },
  },
  categories: 'Or start with a category',
  listTitle: 'All travels',
  foundTitle: 'Matching travels',
  count: travelCount,
  loading: 'Loading destinations...',
  error: 'Error loading travels.',
  filters: {
    label: 'Find a trip',
    search: 'Search travels',
    searchPlaceholder: 'A place, a word …',
    region: 'Region',
    type: 'Type of trip',
    month: 'When',
    monthChip: monthName,
    duration: 'Duration',
    groupSize: 'Group size',
    any: 'Any',
    tags: 'Must have',
    tagsHint: 'Only trips that have everything you choose.',
    price: 'Price',
    priceMin: 'Lowest price',
    priceMax: 'Highest price',
    priceHint:
      'Compares the number as written, in dinars or euros. Prices “on request” do not match.',
    more: 'Tags and price',
    moreSet: (count: number) => `Tags and price (${count})`,
    open: 'Filters',
    openSet: (count: number) => `Filters (${count})`,
    openLabel: (count: number) =>
      `Filters, ${counted(count, { one: '# filter', other: '# filters' })} set`,
    show: (count: number) => `Show ${travelCount(count)}`,
    showAny: 'Show travels',
    done: 'Close filters',
    set: 'Active filters',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clear: 'Clear all',
    tagChip: (tag: string) => `Tag: ${tag}`,
    searchChip: (text: string) => `“${text}”`,
    currency: 'Currency',
    asWritten: 'As written',
    currencies: { DZD: 'Dinars (DA)', EUR: 'Euros (€)' },
    currencyHint:
      'Prices in the other currency are converted when we have an exchange rate. Prices “on request” do not match.',
    priceFrom: (min: number, currency: PriceCurrency | '') => `from ${inCurrency(min, currency)}`,
    priceUpTo: (max: number, currency: PriceCurrency | '') => `up to ${inCurrency(max, currency)}`,
    priceBetween: (min: number, max: number, currency: PriceCurrency | '') =>
      `${inCurrency(min, currency)} to ${inCurrency(max, currency)}`,
  },
  sort: {
    label: 'Sort by',
    title: 'Title',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    duration: 'Duration, short to long',
    currencies: 'Prices in dinars come first, then those in euros, then those on request.',
    converted: (rate: number) =>
      `Prices in euros are converted at ${rate} dinars to the euro; prices on request come last.`,
  },
  /** Said after the number of travels when it changes. */
  arranged: (sort: string, view: string, note: string) =>
    `. Sorted by: ${sort}. View: ${view}. ${note}`,
  view: {
    label: 'View',
    cards: 'Cards',
    list: 'List',
    map: 'Map',
  },
  empty: {
    none: 'No travels here yet.',
    filtered: 'No trip has all of that.',
    help: 'Try without one of these:',
    without: (filter: string, count: number) => `Without ${filter}: ${travelCount(count)}`,
    stubborn: 'No single filter is to blame. Clear them all, or tell us what you have in mind.',
    ask: 'Ask us to plan it',
  },
  map: {
    loading: 'Drawing the map …',
    failed: 'The map could not be loaded. The list has the same travels.',
    listed: 'On the map',
  },
  closing: {
    title: 'Two weeks, a family, no plan yet?',
    text: 'Tell us when you come, who travels with you and what you would like to see. We put a route together, with its roads, nights and price, and you change it until it is yours.',
    button: 'Plan my trip',
    next: 'Write to us: a person reads it and answers by email. Nothing is booked or paid here.',
  },
};
