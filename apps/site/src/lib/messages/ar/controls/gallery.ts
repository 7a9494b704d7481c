import type { galleryMessages as English } from '../../en/controls/gallery.ts';
import { counted } from '../../plural.ts';
import { isolated } from '../grammar/isolated.ts';

export const galleryMessages: typeof English = {
  label: (name) => `صور: ${isolated(name)}`,
  picture: (name, number) => `${isolated(name)}، الصورة ${number}`,
  position: (number, count) => `${number} من ${count}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  enlarge: (alt) => `${isolated(alt)}، عرض بملء الشاشة`,
  described: (alt) => `، ${isolated(alt)}`,
  all: (count) =>
    counted(count, {
      one: 'عرض الصورة',
      two: 'عرض الصورتين',
      few: 'عرض الصور كلها (#)',
      other: 'عرض الصور كلها (#)',
    }),
  photo: (credit) => `تصوير: ${isolated(credit)}`,
  illustration: 'رسم، لا صورة فوتوغرافية',
};
