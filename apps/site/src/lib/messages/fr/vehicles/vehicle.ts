import type { vehicleMessages as English } from '../../en/vehicles/vehicle.ts';
import { counted } from '../../plural.ts';

export const vehicleMessages: typeof English = {
  facts: {
    sleeps: 'Couchages',
    seats: 'Places',
    gearbox: 'Boîte de vitesses',
    days: 'Au moins',
    driver: 'Au volant',
    price: 'Prix',
    noBerths: 'Pas de couchage',
    sleepsCount: (count: number) => counted(count, { one: '# couchage', other: '# couchages' }),
    seatsCount: (count: number) => counted(count, { one: '# place', other: '# places' }),
    daysCount: (count: number) => counted(count, { one: '# jour', other: '# jours' }),
    fromDays: (count: number) =>
      counted(count, { one: 'à partir de # jour', other: 'à partir de # jours' }),
    manual: 'Manuelle',
    automatic: 'Automatique',
    withDriver: 'Avec chauffeur',
    selfDrive: 'Vous conduisez',
    perDay: (amount: string) => `${amount} par jour`,
    onRequest: 'Prix sur demande',
    none: 'aucun',
  },
  page: {
    loading: 'Chargement du véhicule…',
    error: 'Ce véhicule n’a pas pu être chargé.',
    notFound: 'Véhicule introuvable.',
    back: 'Tous les véhicules',
    description: (name: string) => `${name}, à louer en Algérie.`,
    slip: 'La location en bref',
    equipment: 'À bord',
    conditions: 'Avant de prendre la clé',
    ask: 'Envoyer une demande',
    askText: 'Choisissez vos jours dans le formulaire. Rien n’est réservé ni payé ici.',
    related: 'D’autres à comparer',
    relatedText: 'De taille voisine.',
  },
  examples:
    'Les prix indiqués ici sont des exemples. Notre réponse à votre demande dit ce que vous payez, avant tout engagement.',
  inquiry: {
    about: (name: string) => `Je souhaite louer : ${name}.\n`,
  },
};
