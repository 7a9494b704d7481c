import type { eventMessages as English } from '../../en/company/event.ts';

export const eventMessages: typeof English = {
  loading: 'Chargement de l’événement…',
  error: 'L’événement n’a pas pu être chargé.',
  notFound: 'Événement introuvable.',
  back: 'Tous les événements',
  states: {
    announced: {
      label: 'Annoncé',
      text: 'En préparation. Il n’y a encore rien à réserver, ni rien à payer.',
      button: 'Me prévenir quand c’est confirmé',
    },
    open: {
      label: 'Ouvert',
      text: 'Il reste des places. Dites-nous combien vous êtes, et nous vous répondons avec la marche à suivre.',
      button: 'Demander une place',
    },
    full: {
      label: 'Complet',
      text: 'Toutes les places sont prises. Nous tenons une liste d’attente et vous écrivons dès qu’une place se libère.',
      button: 'S’inscrire sur la liste d’attente',
    },
    past: {
      label: 'Terminé',
      text: 'Celui-ci est passé. Écrivez-nous si vous souhaitez avoir des nouvelles du prochain.',
      button: 'Se renseigner sur le prochain',
    },
  },
  ticket: 'L’événement en bref',
  state: 'État',
  when: 'Quand',
  where: 'Où',
  noDates: 'Dates à préciser',
  noPlace: 'Lieu à préciser',
  price: 'Prix',
  algiersTime: (times: string) => `${times}, heure d’Alger`,
  addToCalendar: 'Ajouter à l’agenda',
  list: {
    title: 'Événements',
    description: 'Soirées, rencontres et festivals en Algérie : ce qui se prépare, quand et où.',
    intro:
      'Des rendez-vous que nous organisons ou auxquels nous prêtons la main. Chaque page dit quand, où et ce qui est encore ouvert. Une demande n’est pas une réservation, et ne coûte rien.',
    loading: 'Chargement des événements…',
    error: 'Les événements n’ont pas pu être chargés.',
    empty: 'Il n’y a pas d’événement pour le moment.',
    upcoming: 'À venir',
    past: 'Événements passés',
    ask: 'Préparer un événement avec nous',
  },
  about: 'De quoi il s’agit',
  programme: 'Programme',
  noProgramme: 'Le programme paraîtra ici dès qu’il sera confirmé.',
  practical: 'Bon à savoir',
};
