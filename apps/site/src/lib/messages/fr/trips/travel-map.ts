import type { travelMapMessages as English } from '../../en/trips/travel-map.ts';
import { counted } from '../../plural.ts';

const travelCount = (count: number) => counted(count, { one: '# voyage', other: '# voyages' });

export const travelMapMessages: typeof English = {
  label: 'Carte des voyages',
  caption:
    'Les numéros sont ceux de la liste. Une étoile réunit plusieurs voyages : choisissez-la pour zoomer.',
  failed: 'La carte n’a pas pu être chargée. La liste a les mêmes voyages.',
  group: (count: number, names: string) =>
    names ? `${travelCount(count)}, zoomer : ${names}` : `${travelCount(count)}, zoomer`,
  unplaced: (count: number) =>
    counted(count, {
      one: '# voyage de la liste n’a pas de lieu sur la carte.',
      other: '# voyages de la liste n’ont pas de lieu sur la carte.',
    }),
};
