import type { galleryMessages as English } from '../../en/controls/gallery.ts';
import { counted } from '../../plural.ts';

export const galleryMessages: typeof English = {
  label: (name) => `صور: ${name}`,
  picture: (name, number) => `${name}، الصورة ${number}`,
  position: (number, count) => `${number} من ${count}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  enlarge: (alt) => `${alt}، عرض بملء الشاشة`,
  described: (alt) => `، ${alt}`,
  all: (count) =>
    counted(count, {
      one: 'عرض الصورة',
      two: 'عرض الصورتين',
      few: 'عرض الصور كلها (#)',
      other: 'عرض الصور كلها (#)',
    }),
  photo: (credit) => `تصوير: ${credit}`,
  illustration: 'رسم، لا صورة فوتوغرافية',
};
