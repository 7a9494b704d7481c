import type { serviceMessages as English } from '../../en/company/services.ts';
import { firstAnswerTime } from '../inquiry/first-answer.ts';

export const serviceMessages: typeof English = {
  title: 'Services',
  description:
    'Préparation de voyages, voitures et chauffeurs, accueil à l’aéroport, démarches, mécaniciens, journées d’équipe et fêtes en Algérie : ce qui est fait, ce que cela coûte, combien de temps cela prend et où cela s’arrête.',
  headline: 'Ce que nous faisons, pour qui, et jusqu’où',
  intro:
    'Une simple liste. Chaque service dit ce qui est fait, ce que vous apportez, combien de temps cela prend d’habitude, comment se fait le prix et ce que nous ne pouvons pas faire. Si ce qu’il vous faut n’y est pas, demandez quand même.',
  index: 'Tous les services',
  loading: 'Chargement des services…',
  error: 'Les services n’ont pas pu être chargés.',
  empty:
    'Aucun service n’est présenté pour le moment. Écrivez-nous et nous vous disons ce qui est possible.',
  audiences: {
    visitors: {
      title: 'Pour les visiteurs',
      text: 'Vous venez pour quelques jours ou quelques semaines et voulez que tout soit prêt.',
    },
    residents: {
      title: 'Pour ceux qui vivent ici',
      text: 'Vous vivez et travaillez en Algérie et cherchez quelqu’un qui sait comment les choses se font.',
    },
  },
  guide: 'Logement, papiers, écoles, santé, conduite et argent, avec les sources :',
  whatWeDo: 'Ce que nous faisons',
  whatYouBring: 'Ce que vous apportez',
  usualTime: 'Durée habituelle',
  details: 'Détails et limites',
  detailsOf: (service: string) => `(${service})`,
  languages: 'Langues',
  price: 'Prix',
  included: 'Compris dans le prix',
  notIncluded: 'Non compris',
  unknownPrice: 'Combien cela coûte-t-il ?',
  unknownTime: 'Combien de temps cela prend-il ?',
  limits: 'Nos limites, franchement',
  ask: 'Envoyer une demande',
  askAbout: (service: string) => `au sujet de « ${service} »`,
  how: {
    title: 'Comment ça se passe',
    steps: [
      {
        title: 'Vous écrivez',
        text: 'Quelques lignes dans le formulaire de demande du service. Rien n’est réservé ni payé ici ; vous recevez une confirmation par e-mail.',
      },
      {
        title: 'Une personne répond',
        text: `Sous ${firstAnswerTime}, vous avez une réponse par e-mail : nos questions, ou une proposition qui dit ce qui sera fait, pour quand, et ce que le prix comprend.`,
      },
      {
        title: 'Vous décidez',
        text: 'Nous ne commençons qu’une fois que vous avez donné votre accord par écrit. Les changements et l’annulation font partie de cet accord.',
      },
    ],
  },
  other: {
    title: 'Besoin d’autre chose ?',
    text: 'Demandez. Si nous ne pouvons pas vous aider, nous le disons, et vous indiquons qui le pourrait.',
  },
};
