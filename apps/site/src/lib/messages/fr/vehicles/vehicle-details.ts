import type { PlacedElement, PlanKind } from '@expat-buddy/domain/vehicle/floor-plan';
import type { vehicleDetailsMessages as English } from '../../en/vehicles/vehicle-details.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const figures = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 2 });
const metres = new Intl.NumberFormat(locale.tag, { minimumFractionDigits: 2 });
const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

const names: Record<PlanKind, { one: string; other: string }> = {
  seat: { one: 'Siège', other: '# sièges' },
  bench: { one: 'Banquette', other: '# banquettes' },
  table: { one: 'Table', other: '# tables' },
  bed: { one: 'Lit', other: '# lits' },
  upper_bed: { one: 'Lit en hauteur', other: '# lits en hauteur' },
  kitchen: { one: 'Cuisine', other: '# blocs cuisine' },
  bathroom: { one: 'Salle d’eau', other: '# salles d’eau' },
  storage: { one: 'Rangement', other: '# rangements' },
  door: { one: 'Porte', other: '# portes' },
};

const along = { front: 'à l’avant', middle: 'au milieu', back: 'à l’arrière' } as const;
const side = { left: 'à gauche', right: 'à droite', centre: '', across: '' } as const;

export const vehicleDetailsMessages: typeof English = {
  loading: 'Chargement des détails…',
  error: 'Les détails n’ont pas pu être chargés.',
  plan: {
    title: 'Plan intérieur',
    time: 'Afficher le plan',
    day: 'De jour',
    night: 'De nuit',
    caption: 'Vu d’en haut, l’avant à gauche. Les dimensions des lits sont en centimètres.',
    what: { day: 'Ce qui se trouve où, de jour', night: 'Ce qui se trouve où, de nuit' },
    where: ({ kind, count, along: place, side: of, size }: PlacedElement) =>
      [
        [counted(count, names[kind]), along[place], side[of]].filter(Boolean).join(' '),
        size && `${figures.format(size[0])} × ${figures.format(size[1])} cm`,
      ]
        .filter(Boolean)
        .join(', '),
    size: ([long, short]: readonly [number, number]) => `${long} × ${short}`,
  },
  facts: {
    title: 'Dimensions et conditions de location',
    dimensions: 'Longueur × largeur × hauteur',
    metres: (sizes: (number | null)[]) =>
      `${sizes.map((size) => (size === null ? '?' : metres.format(size))).join(' × ')} m`,
    belts: 'Places avec ceinture',
    childSeats: 'Sièges enfant',
    fuel: 'Carburant',
    fuels: { diesel: 'Gasoil', petrol: 'Essence' },
    consumption: 'Consommation',
    towns: 'Villes de prise en charge',
    townList: (towns: string[]) => list.format(towns),
    mileage: 'Kilomètres compris',
    licence: 'Permis',
    whoMayDrive: 'Qui peut conduire',
    deposit: 'Caution',
    insurance: 'Assurance',
    excess: 'Franchise',
  },
  breakdown: {
    title: 'En cas de panne',
    ask: 'Demandez-nous qui appeler et ce qui se passe ensuite.',
  },
  calendar: {
    title: 'Disponibilité',
    some: 'Les jours barrés sont pris. Rien n’est réservé ici.',
    ask: 'Interrogez-nous sur vos dates.',
    previous: 'Les deux mois précédents',
    next: 'Les deux mois suivants',
    taken: 'non disponible',
  },
};
