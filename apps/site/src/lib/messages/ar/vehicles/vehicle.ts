import type { vehicleMessages as English } from '../../en/vehicles/vehicle.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { afterDays, berthForms, dayForms, seatForms } from '../grammar/plural-forms.ts';

export const vehicleMessages: typeof English = {
  facts: {
    sleeps: 'أماكن النوم',
    seats: 'المقاعد',
    gearbox: 'علبة السرعات',
    days: 'المدة الدنيا',
    driver: 'وراء المقود',
    price: 'السعر',
    noBerths: 'بلا أماكن للنوم',
    sleepsCount: (count) => counted(count, berthForms),
    seatsCount: (count) => counted(count, seatForms),
    daysCount: (count) => counted(count, dayForms),
    fromDays: (count) => `ابتداءً من ${counted(count, afterDays)}`,
    manual: 'يدوية',
    automatic: 'أوتوماتيكية',
    withDriver: 'مع سائق',
    selfDrive: 'تسوقون أنتم',
    perDay: (amount) => `${amount} في اليوم`,
    onRequest: 'السعر عند الطلب',
    none: 'لا يوجد',
  },
  page: {
    loading: 'جارٍ تحميل المركبة…',
    error: 'تعذر تحميل هذه المركبة.',
    notFound: 'لم نجد هذه المركبة.',
    back: 'كل المركبات',
    description: (name) => `${isolated(name)}، للكراء في الجزائر.`,
    slip: 'معلومات الكراء',
    equipment: 'على متنها',
    conditions: 'قبل أن تستلموا المفتاح',
    ask: 'إرسال طلب',
    askText: 'اختاروا أيامكم في الاستمارة. لا حجز هنا ولا دفع.',
    related: 'مركبات للمقارنة',
    relatedText: 'بحجم مماثل.',
  },
  examples: 'الأسعار هنا أمثلة. في جوابنا عن طلبكم ما تدفعونه، قبل الاتفاق على أي شيء.',
  inquiry: {
    about: (name) => `أود كراء: ${isolated(name)}.\n`,
  },
};
