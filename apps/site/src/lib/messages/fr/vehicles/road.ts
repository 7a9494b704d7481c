import { durationText } from '@expat-buddy/domain/format/duration';
import type { roadMessages as English } from '../../en/vehicles/road.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const figures = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });

export const roadMessages: typeof English = {
  profile: 'La route en un coup d’œil',
  profileHelp:
    'Plus c’est large, plus c’est loin ; plus c’est haut, plus l’étape dure. Choisissez un jour pour le découvrir.',
  dayBefore: 'Jour',
  distance: (distance: number) => `${figures.format(distance)} km`,
  driving: (hours: number) => `${durationText(hours, 'fr')} de route`,
  road: 'La route, jour par jour',
  roadLink: 'Jour par jour',
  loadingRoad: 'Chargement des étapes…',
  errorRoad: 'Les étapes n’ont pas pu être chargées.',
  emptyRoad:
    'Les étapes de cette route sont en cours d’écriture. Demandez-les-nous et nous vous les envoyons par e-mail.',
  day: (day: number) => `Jour ${day}`,
  stops: (day: number) => `Arrêts du jour ${day}`,
  sleep: 'Où dormir',
  end: 'La route s’arrête ici',
  rounded: 'Les distances et les heures sont arrondies et ne comptent pas les arrêts.',
  group: 'Taille du groupe',
  highlights: 'Ce qui vaut le voyage',
  vehicles: 'Quel véhicule lui convient',
  vehiclesLink: 'Véhicules',
  vehiclesText:
    'Choisis pour les routes de ce parcours : leur largeur, leur revêtement, leurs tunnels.',
  drivenVehicles: 'Le véhicule et son chauffeur',
  drivenVehiclesText: 'Le véhicule vient avec un chauffeur, qui conduit d’un bout à l’autre.',
  loadingVehicles: 'Chargement des véhicules…',
  errorVehicles: 'Les véhicules n’ont pas pu être chargés.',
  emptyVehicles:
    'Aucun véhicule n’est encore conseillé pour cette route. Demandez-nous lequel convient.',
  berths: (count: number) => counted(count, { one: '# couchage', other: '# couchages' }),
  seats: (count: number) => counted(count, { one: '# place', other: '# places' }),
  gearboxes: { manual: 'boîte manuelle', automatic: 'boîte automatique' },
  withDriver: 'avec chauffeur',
  perDay: (price: string) => (/\d/.test(price) ? `${price} par jour` : price),
  callTitle: 'Deux façons de prendre cette route',
  planText:
    'Nous préparons avec vous les étapes, les nuits et les arrêts ; vous n’avez qu’à rouler.',
  drivenTitle: 'Prendre cette route avec un chauffeur',
  drivenPlanText:
    'Nous préparons avec vous les étapes, les nuits et les arrêts ; le chauffeur s’occupe de la route.',
  rentText: 'Votre itinéraire est prêt et il vous faut le véhicule : donnez-nous vos dates.',
  rent: 'Louer un véhicule pour y aller',
  others: 'D’autres routes',
};
