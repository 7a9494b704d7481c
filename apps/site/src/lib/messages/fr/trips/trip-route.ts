import { durationText } from '@expat-buddy/domain/format/duration';
import type { tripRouteMessages as English } from '../../en/trips/trip-route.ts';
import { plural } from '../../plural.ts';
import { locale } from '../locale.ts';

const figures = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });

export const tripRouteMessages: typeof English = {
  title: 'L’itinéraire',
  help: 'Choisissez un jour pour voir sa partie de l’itinéraire.',
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée. La liste a les mêmes arrêts.',
  whole: 'Tout l’itinéraire',
  marks: 'Où finissent les journées',
  day: (day: number) => `Jour ${day}`,
  dayTitle: (day: number, title: string) => `Jour ${day} : ${title}`,
  mark: (days: string, count: number, place: string) =>
    `${plural(count, { one: 'Jour', other: 'Jours' })} ${days}, ${place}`,
  drive: (km: number | null, hours: number | null) =>
    [
      km === null ? '' : `${figures.format(km)} km`,
      hours === null ? '' : `${durationText(hours, 'fr')} de route`,
    ]
      .filter(Boolean)
      .join(', '),
  sketch:
    'Des lignes droites entre les arrêts, pas la route elle-même. Frontières : Natural Earth.',
  missing: (names: string[]) => `Pas sur la carte : ${names.join(', ')}.`,
};
