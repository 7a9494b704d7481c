import type { PlanKind } from '@expat-buddy/domain/vehicle/floor-plan';
import type { vehicleDetailsMessages as English } from '../../en/vehicles/vehicle-details.ts';
import { figures } from '../../figures.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';
import { locale } from '../locale.ts';

const centimetres = figures({ maximumFractionDigits: 2 });
const metres = figures({ minimumFractionDigits: 2 });
const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

type Forms = Record<'one' | 'two' | 'few' | 'other', string>;

const names: Record<PlanKind, Forms> = {
  seat: { one: 'مقعد', two: 'مقعدان', few: '# مقاعد', other: '# مقعدا' },
  bench: { one: 'مقعد طويل', two: 'مقعدان طويلان', few: '# مقاعد طويلة', other: '# مقعدا طويلا' },
  table: { one: 'طاولة', two: 'طاولتان', few: '# طاولات', other: '# طاولة' },
  bed: { one: 'سرير', two: 'سريران', few: '# أسرة', other: '# سريرا' },
  upper_bed: {
    one: 'سرير علوي',
    two: 'سريران علويان',
    few: '# أسرة علوية',
    other: '# سريرا علويا',
  },
  kitchen: { one: 'مطبخ', two: 'وحدتا مطبخ', few: '# وحدات مطبخ', other: '# وحدة مطبخ' },
  bathroom: { one: 'حمام', two: 'حمامان', few: '# حمامات', other: '# حماما' },
  storage: {
    one: 'مكان للأمتعة',
    two: 'مكانان للأمتعة',
    few: '# أماكن للأمتعة',
    other: '# مكانا للأمتعة',
  },
  door: { one: 'باب', two: 'بابان', few: '# أبواب', other: '# بابا' },
};

const along = { front: 'في المقدمة', middle: 'في الوسط', back: 'في المؤخرة' } as const;
const side = { left: 'على اليسار', right: 'على اليمين', centre: '', across: '' } as const;

export const vehicleDetailsMessages: typeof English = {
  loading: 'جارٍ تحميل التفاصيل…',
  error: 'تعذر تحميل التفاصيل.',
  plan: {
    title: 'مخطط الداخل',
    time: 'عرض مخطط الداخل',
    day: 'نهارا',
    night: 'ليلا',
    caption: 'منظر من الأعلى، والمقدمة على اليسار. مقاسات الأسرة بالسنتيمتر.',
    what: { day: 'مكان كل شيء نهارا', night: 'مكان كل شيء ليلا' },
    where: ({ kind, count, along: place, side: of, size }) =>
      [
        [counted(count, names[kind]), along[place], side[of]].filter(Boolean).join(' '),
        size && `${centimetres(size[0])} × ${centimetres(size[1])} سم`,
      ]
        .filter(Boolean)
        .join('، '),
    size: ([long, short]) => `${long} × ${short}`,
  },
  facts: {
    title: 'المقاسات وشروط الكراء',
    dimensions: 'الطول × العرض × الارتفاع',
    metres: (sizes) => `${sizes.map((size) => (size === null ? '؟' : metres(size))).join(' × ')} م`,
    belts: 'مقاعد بأحزمة أمان',
    childSeats: 'مقاعد للأطفال',
    fuel: 'الوقود',
    fuels: { diesel: 'مازوت', petrol: 'بنزين' },
    consumption: 'الاستهلاك',
    towns: 'مدن الاستلام',
    townList: (towns) => list.format(towns.map(isolated)),
    mileage: 'الكيلومترات المشمولة',
    licence: 'رخصة السياقة',
    whoMayDrive: 'من يحق له أن يسوق',
    deposit: 'مبلغ الضمان',
    insurance: 'التأمين',
    excess: 'مبلغ التحمل',
  },
  breakdown: {
    title: 'إن تعطلت',
    ask: 'اسألونا بمن تتصلون وما الذي يحدث بعدها.',
  },
  calendar: {
    title: 'التوفر',
    some: 'الأيام المشطوبة محجوزة. لا حجز هنا.',
    ask: 'اسألونا عن تواريخكم.',
    previous: 'الشهران السابقان',
    next: 'الشهران التاليان',
    taken: 'غير متاح',
  },
};
