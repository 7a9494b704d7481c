import { durationText } from '@expat-buddy/domain/format/duration';
import type { roadTripMessages as English } from '../../en/vehicles/road-trip.ts';
import { plural } from '../../plural.ts';
import { locale } from '../locale.ts';

const figures = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });

export const roadTripMessages: typeof English = {
  loading: 'Chargement du road trip…',
  error: 'Le road trip n’a pas pu être chargé.',
  notFound: 'Road trip introuvable.',
  asTravel: (title: string) => `Voir le voyage : ${title}`,
  kind: 'Road trip',
  kindIn: (region: string) => `Road trip · ${region}`,
  totals: 'La route en chiffres',
  days: (count: number) => plural(count, { one: 'jour', other: 'jours' }),
  km: 'kilomètres',
  wheel: 'sur la route',
  figure: (figure: number) => figures.format(figure),
  duration: (hours: number) => durationText(hours, 'fr'),
  plan: 'Préparer cette route',
};
