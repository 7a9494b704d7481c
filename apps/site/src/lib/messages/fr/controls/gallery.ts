import type { galleryMessages as English } from '../../en/controls/gallery.ts';
import { counted } from '../../plural.ts';

export const galleryMessages: typeof English = {
  label: (name: string) => `${name} en images`,
  picture: (name: string, number: number) => `${name}, image ${number}`,
  position: (number: number, count: number) => `${number} sur ${count}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  enlarge: (alt: string) => `${alt}, ouvrir en plein écran`,
  described: (alt: string) => `, ${alt}`,
  all: (count: number) => counted(count, { one: 'Voir l’image', other: 'Voir les # images' }),
  photo: (credit: string) => `Photo : ${credit}`,
  illustration: 'Illustration, pas une photographie',
};
