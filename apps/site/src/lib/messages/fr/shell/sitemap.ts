import type { sitemapMessages as English } from '../../en/shell/sitemap.ts';
import { counted } from '../../plural.ts';
import { de } from '../grammar/elision.ts';

export const sitemapMessages: typeof English = {
  title: 'Plan du site',
  description: (company: string) => `Toutes les pages ${de(company)} en un coup d’œil.`,
  heading: 'Toutes les pages',
  intro: 'Le site entier sur une seule page.',
  loading: 'Chargement…',
  error: 'Cette partie n’a pas pu être chargée.',
  reviews: 'Avis',
  groups: {
    main: 'Pages principales',
    categories: 'Catégories de voyages',
    travels: 'Voyages',
    roadTrips: 'Road trips',
    activities: 'Activités',
    services: 'Services',
    vehicles: 'Véhicules',
    store: 'Boutique',
    events: 'Événements',
    support: 'Aide et mentions légales',
  },
  all: (count: number) => counted(count, { one: 'Tout (#)', other: 'Tout (#)' }),
  search: 'Recherche',
  plan: 'Mon programme',
  saved: 'Pages gardées hors connexion',
};
