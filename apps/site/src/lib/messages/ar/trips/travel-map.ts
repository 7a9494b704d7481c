import type { travelMapMessages as English } from '../../en/trips/travel-map.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';

/** Loaded with the map. */
export const travelMapMessages: typeof English = {
  label: 'خريطة الرحلات',
  caption: 'الأرقام كما في القائمة. والنجمة تدل على عدة رحلات: اختاروها للتكبير.',
  failed: 'تعذر تحميل الخريطة. في القائمة الرحلات نفسها.',
  // With the number that the mark shows, which the dual leaves out.
  group: (count, names) =>
    names ? `عدد الرحلات: ${count}، تكبير: ${isolated(names)}` : `عدد الرحلات: ${count}، تكبير`,
  unplaced: (count) =>
    counted(count, {
      zero: 'لكل رحلات القائمة مكان على الخريطة.',
      one: 'رحلة واحدة في القائمة ليس لها مكان على الخريطة.',
      two: 'رحلتان في القائمة ليس لهما مكان على الخريطة.',
      few: '# رحلات في القائمة ليس لها مكان على الخريطة.',
      other: '# رحلة في القائمة ليس لها مكان على الخريطة.',
    }),
};
