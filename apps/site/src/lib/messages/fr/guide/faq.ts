import type { faqMessages as English } from '../../en/guide/faq.ts';

export const faqMessages: typeof English = {
  title: 'FAQ',
  description:
    'Ce que nous demandent visiteurs et résidents en Algérie : visa, argent, saisons, sécurité, déroulement d’une demande, annulation, enfants, camping, langues et vie privée.',
  heading: 'Vos questions, nos réponses',
  intro:
    'Des questions que posent vraiment les visiteurs et les gens qui vivent ici. Là où les règles peuvent changer, nous disons qui a le dernier mot.',
  contents: 'Thèmes',
  topics: {
    'before-you-come': 'Avant de venir',
    'inquiry-and-price': 'Demande et prix',
    'on-the-way': 'En route',
    'living-here': 'Vivre ici',
    'your-data': 'Vos données',
  },
  loading: 'Chargement des questions…',
  error: 'Les questions n’ont pas pu être chargées.',
  empty: 'Aucune réponse n’est publiée ici pour le moment. Posez-nous votre question.',
  more: {
    title: 'Votre question n’y est pas ?',
    text: 'Posez-la. Une personne vous répond par e-mail.',
  },
};
