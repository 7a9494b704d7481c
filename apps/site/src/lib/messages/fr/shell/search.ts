import type { searchMessages as English } from '../../en/shell/search.ts';
import { counted } from '../../plural.ts';
import { de } from '../grammar/elision.ts';
import { locale } from '../locale.ts';

const number = new Intl.NumberFormat(locale.tag);

export const searchMessages: typeof English = {
  title: 'Recherche',
  titleFor: (term: string) => `Recherche : « ${term} »`,
  description: (company: string) =>
    `Cherchez dans les voyages, les activités, les camping-cars, les services, la boutique et la FAQ ${de(company)}, en français, en arabe ou en anglais. Les accents et l’orthographe n’ont pas d’importance.`,
  heading: 'Que cherchez-vous ?',
  resultsFor: 'Résultats pour',
  intro:
    'Une ville, une montagne, une envie, un coup de main, en français, en arabe ou en anglais. Écrivez comme cela se prononce : Bejaia ou Béjaïa, Tipaza ou Tipasa.',
  field: 'Chercher dans les voyages, activités, camping-cars, services et la boutique',
  submit: 'Rechercher',
  hint: 'La touche ↓ mène du champ aux résultats.',
  loading: 'Recherche…',
  error: 'La recherche ne fonctionne pas en ce moment.',
  count: (count: number, term: string) =>
    `${counted(count, { one: '# résultat', other: '# résultats' })} pour « ${term} »`,
  shownOf: (shown: number, total: number) =>
    `Les ${number.format(shown)} meilleurs sur ${number.format(total)} sont affichés.`,
  nearest: 'Aucune correspondance exacte. Voici ce qui s’en approche le plus.',
  everything: 'Tout',
  kindsLabel: 'Résultats par type',
  showAll: (count: number, kind: string) => `Voir les ${number.format(count)} ${kind}`,
  kinds: {
    travel: { heading: 'Voyages', inSentence: 'voyages' },
    activity: { heading: 'Activités', inSentence: 'activités' },
    category: { heading: 'Catégories', inSentence: 'catégories' },
    vehicle: { heading: 'Camping-cars', inSentence: 'camping-cars' },
    service: { heading: 'Services', inSentence: 'services' },
    product: { heading: 'Boutique', inSentence: 'articles de la boutique' },
    event: { heading: 'Événements', inSentence: 'événements' },
    question: { heading: 'Questions', inSentence: 'questions' },
    guide: { heading: 'Vivre ici', inSentence: 'fiches du guide' },
    'entry-rule': { heading: 'Formalités d’entrée', inSentence: 'règles d’entrée' },
  },
  labels: {
    roadTrip: 'Road trip',
    travelCategory: 'Voyages',
    activityCategory: 'Activités',
    collection: 'Collection',
    product: 'Pièce',
  },
  start: {
    examplesTitle: 'Essayez par exemple',
    examples: ['Tipaza', 'Sahara', 'Casbah', 'plongée', 'fourgon', 'couteaux', 'mécanicien'],
    categories: 'Six façons de voir le pays',
    travels: 'Quelques voyages pour commencer',
    loading: 'Chargement…',
    error: 'Les suggestions n’ont pas pu être chargées.',
  },
  none: {
    title: (term: string) => `Rien trouvé pour « ${term} »`,
    text: 'Cela porte peut-être un autre nom ici, ou nous n’en avons pas encore parlé.',
    didYouMean: 'Ces recherches plus courtes donnent quelque chose :',
    found: (term: string, count: number) => `${term} (${number.format(count)})`,
    lists: 'Ou parcourez une liste',
    ask: 'Posez-nous la question',
    askText:
      'Dites-nous à quoi vous pensiez. Si c’est faisable, nous le préparons avec vous ; sinon, nous vous le disons par e-mail.',
    message: (term: string) => `J’ai cherché « ${term} » et n’ai rien trouvé.\n\n`,
    serviceLabel: (term: string) => `« ${term} »`,
  },
};
