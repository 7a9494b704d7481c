import { durationText } from '@expat-buddy/domain/format/duration';
import type { tripRouteMessages as English } from '../../en/trips/trip-route.ts';
import { plural } from '../../plural.ts';
import { figure } from '../grammar/figure.ts';
import { isolated } from '../grammar/isolated.ts';

export const tripRouteMessages: typeof English = {
  title: 'المسار',
  help: 'اختاروا يوما لتروا جزأه من المسار.',
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذر تحميل الخريطة. في القائمة المحطات نفسها.',
  whole: 'المسار كله',
  marks: 'أين تنتهي الأيام',
  day: (day) => `اليوم ${day}`,
  dayTitle: (day, title) => `اليوم ${day}: ${isolated(title)}`,
  mark: (days, count, place) =>
    `${plural(count, { one: 'اليوم', two: 'اليومان', other: 'الأيام' })} ${days}، ${isolated(place)}`,
  drive: (km, hours) =>
    [
      km === null ? '' : `${figure(km)} كم`,
      hours === null ? '' : `${durationText(hours, 'ar')} في الطريق`,
    ]
      .filter(Boolean)
      .join('، '),
  sketch: 'خطوط مستقيمة بين المحطات، لا الطريق نفسه. الحدود: Natural Earth.',
  missing: (names) => `ليست على الخريطة: ${names.map(isolated).join('، ')}.`,
};
