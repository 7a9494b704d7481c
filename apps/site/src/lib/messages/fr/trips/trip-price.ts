import type { tripPriceMessages as English } from '../../en/trips/trip-price.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const amounts = new Intl.NumberFormat(locale.tag);
const rates = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat(locale.dateTag, { dateStyle: 'long', timeZone: 'UTC' });

export const tripPriceMessages: typeof English = {
  price: 'Prix',
  unit: { person: 'par personne', group: 'par groupe' },
  fromPeople: (count: number) =>
    counted(count, { one: 'dès # personne', other: 'à partir de # personnes' }),
  amount: (amount: number, currency: 'DZD' | 'EUR') =>
    currency === 'EUR' ? `${amounts.format(amount)} €` : `${amounts.format(amount)} DA`,
  about: (amount: string) => `≈ ${amount}`,
  rate: (dinars: number, on: string, source: string) =>
    `Au taux de ${rates.format(dinars)} DA pour un euro le ${days.format(new Date(on))} (${source}).`,
  unknownPrice: 'Combien cela coûte-t-il ?',
  unknownUnit: 'Par personne ou par groupe ?',
  children: 'Enfants',
  single: 'Voyage en solo',
  season: 'Selon la saison',
  vehicle: 'Véhicule',
  vehicleIncluded: 'Compris',
  vehicleNotIncluded: 'Non compris',
  pricesAreExamples: 'Les prix sont des exemples. Le vôtre vient avec notre réponse.',
  askUs: 'Demandez-nous',
};
