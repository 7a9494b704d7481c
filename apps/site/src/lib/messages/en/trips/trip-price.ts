import { counted } from '../../plural.ts';

const rates = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const units = { person: 'per person', group: 'per group' };

export const tripPriceMessages = {
  price: 'Price',
  unit: units,
  fromPeople: (count: number) => counted(count, { one: 'from # person', other: 'from # people' }),
  /** Dinars as they are written in Algeria: 14 000 DA. */
  amount: (amount: number, currency: 'DZD' | 'EUR') =>
    currency === 'EUR'
      ? `€${amount.toLocaleString('en')}`
      : `${amount.toLocaleString('en').replaceAll(',', '\u00a0')}\u00a0DA`,
  about: (amount: string) => `≈\u00a0${amount}`,
  rate: (dinars: number, on: string, source: string) =>
    `At ${rates.format(dinars)} DA to the euro on ${days.format(new Date(on))} (${source}).`,
  unknownPrice: 'What does it cost?',
  unknownUnit: 'Per person or per group?',
  children: 'Children',
  single: 'Travelling alone',
  season: 'By season',
  vehicle: 'Vehicle',
  vehicleIncluded: 'Included',
  vehicleNotIncluded: 'Not included',
  pricesAreExamples: 'Prices are examples. Yours comes with our answer.',
  askUs: 'Ask us',
};
