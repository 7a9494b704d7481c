import { durationText } from '@expat-buddy/domain/format/duration';
import type { roadMessages as English } from '../../en/vehicles/road.ts';
import { counted } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { berthForms, seatForms } from '../grammar/plural-forms.ts';

/** A road trip below the fold. */
export const roadMessages: typeof English = {
  profile: 'الطريق في لمحة',
  profileHelp:
    'الأعرض يعني مسافة أطول، والأعلى يعني وقتا أطول في الطريق. اختاروا يوما لتقرؤوا عنه.',
  dayBefore: 'اليوم',
  distance: (distance) => `${figure(distance)} كم`,
  driving: (hours) => `${durationText(hours, 'ar')} في الطريق`,
  road: 'الطريق يوما بيوم',
  roadLink: 'يوما بيوم',
  loadingRoad: 'جارٍ تحميل الأيام…',
  errorRoad: 'تعذر تحميل الأيام.',
  emptyRoad: 'ما زلنا نكتب أيام هذه الرحلة. اسألونا عنها فنرسلها إليكم بالبريد الإلكتروني.',
  day: (day) => `اليوم ${day}`,
  stops: (day) => `محطات اليوم ${day}`,
  sleep: 'أين تنامون',
  end: 'هنا ينتهي الطريق',
  rounded: 'المسافات والساعات مقربة ولا تحسب التوقفات.',
  group: 'حجم المجموعة',
  highlights: 'ما يستحق السفر',
  vehicles: 'أي مركبة تناسبها',
  vehiclesLink: 'المركبات',
  vehiclesText: 'اخترناها لطرق هذه الرحلة: عرضها وحالتها وأنفاقها.',
  drivenVehicles: 'المركبة وسائقها',
  drivenVehiclesText: 'تأتي المركبة مع سائق يتولى السياقة طوال الرحلة.',
  loadingVehicles: 'جارٍ تحميل المركبات…',
  errorVehicles: 'تعذر تحميل المركبات.',
  emptyVehicles: 'لا نقترح بعد مركبة لهذه الرحلة. اسألونا أيها تناسب.',
  berths: (count) => counted(count, berthForms),
  seats: (count) => counted(count, seatForms),
  gearboxes: { manual: 'علبة سرعات يدوية', automatic: 'علبة سرعات أوتوماتيكية' },
  withDriver: 'مع سائق',
  perDay: (price) => (/\d/.test(price) ? `${price} في اليوم` : price),
  callTitle: 'لهذا الطريق سبيلان',
  planText: 'نخطط معكم للمراحل والمبيت والمحطات؛ وما عليكم إلا السياقة.',
  drivenTitle: 'هذا الطريق مع سائق',
  drivenPlanText: 'نخطط معكم للمراحل والمبيت والمحطات؛ والسائق يتكفل بالطريق.',
  rentText: 'برنامجكم جاهز وتريدون المركبة: أخبرونا بتواريخكم.',
  rent: 'كراء مركبة لها',
  others: 'رحلات برية أخرى',
};
