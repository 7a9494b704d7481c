import type { travelMessages as English } from '../../en/trips/travel.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const _figures = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });

export const travelMessages: typeof English = {
  back: {
    travels: 'Tous les voyages',
    category: 'Retour à la catégorie',
    toCategory: (name: string) => `Retour à « ${name} »`,
  },
  category: {
    loading: 'Chargement…',
    notFound: 'Catégorie introuvable',
    loadingList: 'Chargement des voyages…',
    errorList: 'Les voyages n’ont pas pu être chargés.',
    emptyList: 'Aucun voyage dans cette catégorie.',
    count: (count: number) => counted(count, { one: '# voyage', other: '# voyages' }),
    listTitle: 'Les voyages',
    callTitle: 'À préparer ensemble',
    callButton: 'Écrivez-nous',
    otherCategories: 'D’autres façons de voir le pays',
    description: (name: string) => `Voyages en Algérie : ${name}.`,
  },
  travel: {
    loading: 'Chargement du voyage…',
    error: 'Le voyage n’a pas pu être chargé.',
    notFound: 'Voyage introuvable.',
    facts: 'En bref',
    duration: 'Durée',
    groupSize: 'Taille du groupe',
    type: 'Type de voyage',
    region: 'Région',
    tags: 'Thèmes',
    price: 'Prix',
    priceFor: { person: 'Prix par personne', group: 'Prix par groupe' },
    ask: 'Envoyer une demande',
    askText: 'Indiquez vos dates et votre groupe. Rien n’est réservé ni payé ici.',
    highlights: 'Points forts',
    programme: 'Jour par jour',
    loadingProgramme: 'Chargement du programme…',
    errorProgramme: 'Le programme n’a pas pu être chargé.',
    day: (day: number) => `Jour ${day}`,
    stops: (day: number) => `Arrêts du jour ${day}`,
    night: 'Nuit',
    activities: 'Ce que vous pouvez y faire',
    related: 'Où la route pourrait vous mener ensuite',
    asRoadTrip: 'Lire cette route jour par jour, avec les distances',
  },
};
