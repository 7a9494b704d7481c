import { durationText } from '@expat-buddy/domain/format/duration';
import type { roadTripMessages as English } from '../../en/vehicles/road-trip.ts';
import { plural } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';
import { quoted } from '../grammar/quoted.ts';

export const roadTripMessages: typeof English = {
  loading: 'جارٍ تحميل الرحلة البرية…',
  error: 'تعذر تحميل الرحلة البرية.',
  notFound: 'لم نجد هذه الرحلة البرية.',
  asTravel: (title) => `الاطلاع على ${quoted(title)}`,
  kind: 'رحلة برية',
  kindIn: (region) => `رحلة برية · ${isolated(region)}`,
  totals: 'الطريق بالأرقام',
  days: (count) =>
    plural(count, { one: 'يوم', two: 'يوم', few: 'أيام', many: 'يوما', other: 'يوم' }),
  km: 'كم',
  wheel: 'في الطريق',
  figure,
  duration: (hours) => durationText(hours, 'ar'),
  plan: 'تخطيط هذه الرحلة',
};
