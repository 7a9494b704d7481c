import type { tripPriceMessages as English } from '../../en/trips/trip-price.ts';
import { figures } from '../../figures.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { afterPeople } from '../grammar/plural-forms.ts';
import { locale } from '../locale.ts';

const rates = figures({ maximumFractionDigits: 2 });
const amounts = figures();
const days = new Intl.DateTimeFormat(locale.dateTag, { dateStyle: 'long', timeZone: 'UTC' });

export const tripPriceMessages: typeof English = {
  price: 'السعر',
  unit: { person: 'للشخص', group: 'للمجموعة' },
  fromPeople: (count) => `ابتداءً من ${counted(count, afterPeople)}`,
  amount: (amount, currency) => `${amounts(amount)}\u00a0${currency === 'EUR' ? '€' : 'دج'}`,
  about: (amount) => `≈\u00a0${amount}`,
  rate: (dinars, on, source) =>
    `على أساس ${rates(dinars)} دج للأورو في ${days.format(new Date(on))} (${isolated(source)}).`,
  unknownPrice: 'كم تكلف؟',
  unknownUnit: 'للشخص أم للمجموعة؟',
  children: 'الأطفال',
  single: 'لمن يسافر وحده',
  season: 'حسب الفصل',
  vehicle: 'المركبة',
  vehicleIncluded: 'مشمولة',
  vehicleNotIncluded: 'غير مشمولة',
  pricesAreExamples: 'الأسعار أمثلة. سعركم يصلكم مع جوابنا.',
  askUs: 'اسألونا',
};
