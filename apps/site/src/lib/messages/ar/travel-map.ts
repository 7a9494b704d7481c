import type { travelMapMessages as English } from '../en/travel-map.ts';
import { counted } from '../plural.ts';
import { travelForms } from './plural-forms.ts';

/** Loaded with the map. */
export const travelMapMessages: typeof English = {
  label: 'خريطة الرحلات',
  caption: 'الأرقام كما في القائمة. والنجمة تدل على عدة رحلات: اختاروها للتكبير.',
  failed: 'تعذر تحميل الخريطة. في القائمة الرحلات نفسها.',
  group: (count, names) =>
    names
      ? `${counted(count, travelForms)}، تكبير: ${names}`
      : `${counted(count, travelForms)}، تكبير`,
  unplaced: (count) =>
    counted(count, {
      zero: 'لكل رحلات القائمة مكان على الخريطة.',
      one: 'رحلة واحدة في القائمة ليس لها مكان على الخريطة.',
      two: 'رحلتان في القائمة ليس لهما مكان على الخريطة.',
      few: '# رحلات في القائمة ليس لها مكان على الخريطة.',
      other: '# رحلة في القائمة ليس لها مكان على الخريطة.',
    }),
};
