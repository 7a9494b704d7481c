import type { listMessages as English } from '../../en/controls/lists.ts';
import { locale } from '../locale.ts';

const number = new Intl.NumberFormat(locale.tag);

export const listMessages: typeof English = {
  pages: 'Pages de la liste',
  page: (page: number) => `Page ${number.format(page)}`,
  range: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} sur ${number.format(total)}`,
  more: (count: number) => `En afficher ${number.format(count)} de plus`,
  loading: 'Chargement…',
  failed: 'La page suivante n’a pas pu être chargée.',
  earlier: 'Page précédente',
  beyond: 'La liste s’arrête avant cette page.',
  toFirst: 'Retour à la première page',
};
