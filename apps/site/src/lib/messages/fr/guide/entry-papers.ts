import type { entryPapersMessages as English } from '../../en/guide/entry-papers.ts';
import { counted } from '../../plural.ts';

export const entryPapersMessages: typeof English = {
  title: 'Formalités d’entrée et sécurité',
  description:
    'Ce que disent les pages officielles sur l’entrée et le séjour en Algérie : visas, frais, Sud, familles et conseils aux voyageurs, chaque fois avec la source et le jour où nous l’avons lue.',
  heading: 'Formalités d’entrée et sécurité',
  intro:
    'Ce que disent les pages officielles, avec un lien vers chaque source. Les règles changent, et seules les autorités décident : vérifiez la source ou interrogez votre consulat avant de réserver.',
  afterwards: 'Une fois que vous êtes là pour rester :',
  filters: 'Afficher ce qui vous concerne',
  aspects: {
    nationality_group: 'Nationalité',
    purpose: 'Motif',
    stay: 'Durée du séjour',
    region: 'Région',
  },
  choices: {
    nationality_group: {
      any: 'Toutes',
      'visa-required': 'Soumis au visa',
      algerian: 'Binational algérien',
    },
    purpose: {
      any: 'Tous',
      tourism: 'Tourisme',
      family: 'Visite familiale',
      business: 'Affaires',
      work: 'Travail',
      transit: 'Transit',
      living: 'Vivre ici',
    },
    stay: {
      any: 'Toutes',
      'up-to-90-days': 'Jusqu’à 90 jours',
      'over-90-days': 'Plus de 90 jours',
    },
    region: { any: 'Toutes', north: 'Le Nord', south: 'Le Sud' },
  },
  count: (count: number) => counted(count, { one: '# fiche', other: '# fiches' }),
  stated: 'Ce que disent les pages officielles',
  whereToGet: 'Où',
  howLong: 'Délai',
  cost: 'Coût',
  ask: {
    title: 'À demander au consulat',
    text: 'Sur ces sujets, nous n’avons trouvé aucune page officielle à jour et n’affirmons donc rien. Interrogez le consulat d’Algérie dont dépend votre lieu de résidence.',
  },
  loading: 'Chargement des fiches…',
  error: 'Les fiches n’ont pas pu être chargées.',
  empty:
    'Il n’y a aucune fiche pour le moment. Interrogez le consulat d’Algérie dont dépend votre lieu de résidence.',
  noneFit:
    'Rien ne correspond à ces choix. Interrogez le consulat d’Algérie dont dépend votre lieu de résidence.',
};
