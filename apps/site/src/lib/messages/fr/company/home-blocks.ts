import type { homeBlockMessages as English } from '../../en/company/home-blocks.ts';
import { counted } from '../../plural.ts';
import { withinLine } from '../grammar/within-line.ts';

export const homeBlockMessages: typeof English = {
  loading: 'Chargement…',
  work: {
    title: 'Ce que nous faisons',
    statement: [
      { text: 'Nous préparons ' },
      { text: 'des voyages à travers l’Algérie', to: 'travels' },
      { text: ', guidons ' },
      { text: 'vos journées au grand air', to: 'activities' },
      { text: ', louons ' },
      { text: 'un fourgon aménagé ou un 4x4', to: 'rvRental' },
      { text: ', et vous aidons dans ' },
      { text: 'les démarches', to: 'services' },
      { text: ' le jour où vous décidez de rester.' },
    ],
    stepsTitle: 'Comment ça se passe',
    steps: [
      {
        title: 'Vous écrivez',
        text: 'Quand, avec qui, et ce que vous regretteriez de manquer. Quelques lignes suffisent.',
      },
      {
        title: 'Nous répondons',
        text: 'Par e-mail, avec un itinéraire, des heures de route honnêtes et un prix qui dit ce qu’il comprend.',
      },
      {
        title: 'Vous décidez',
        text: 'Rien n’est réservé ni payé sur ce site. Quand vous dites oui, nous faisons les réservations, et nous restons joignables pendant tout le voyage.',
      },
    ],
  },
  categories: {
    title: 'Choisissez votre porte d’entrée',
    text: 'Par la direction, par ce qui vous plaît, ou par le temps dont vous disposez.',
    error: 'Les catégories n’ont pas pu être chargées.',
  },
  featured: {
    title: 'Par où commencer',
    text: 'Le sable, la ville, la pierre romaine et la mer : quelques voyages qui montrent combien un seul pays peut être divers.',
    error: 'Les voyages n’ont pas pu être chargés.',
    all: 'Voir tous les voyages',
    themes: { coast: 'Côte', city: 'Ville', roman: 'Pierre romaine', sahara: 'Sahara' },
  },
  day: {
    title: 'Une journée dehors',
    text: 'Chaque activité a son heure. Choisissez la lumière, un guide du pays s’occupe du reste.',
    error: 'Les activités n’ont pas pu être chargées.',
    all: 'Toutes les activités',
    lights: {
      morning: { title: 'Matin', text: 'sur l’eau' },
      noon: { title: 'Midi', text: 'dans les collines et les gorges' },
      evening: { title: 'Soir', text: 'sur le sable' },
      'blue-hour': { title: 'Heure bleue', text: 'sous la surface, derrière les vieilles portes' },
      night: { title: 'Nuit', text: 'autour du feu' },
    },
  },
  stay: {
    title: 'Et si vous restez',
    text: 'Une carte de résident, une voiture qui fait un drôle de bruit, une équipe qui a besoin de sortir du bureau : si vous vivez ici, c’est à nous qu’il faut demander.',
    error: 'Les services n’ont pas pu être chargés.',
    all: 'Tous les services',
  },
  road: {
    title: 'La route à votre façon',
    text: 'Un fourgon aménagé pour la côte ou un 4x4 pour le Sud, les papiers bien expliqués et, là où la piste l’exige, un chauffeur.',
    error: 'Les véhicules n’ont pas pu être chargés.',
    all: 'Voir les véhicules',
    alt: 'Un fourgon aménagé sur une route côtière au-dessus de la mer',
    berths: (count: number) => counted(count, { one: '# couchage', other: '# couchages' }),
    withDriver: 'Avec chauffeur',
    perDay: (price: string) => `${withinLine(price)} par jour`,
  },
  close: {
    title: 'Où aimeriez-vous vous réveiller ?',
    text: 'Demandez ce que vous voulez : une route, un mois, une lettre pour le visa, un mécanicien. Quelqu’un qui vit ici vous lit et vous répond par e-mail.',
    button: 'Écrivez-nous',
  },
};
