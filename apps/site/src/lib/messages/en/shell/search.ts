import { counted } from '../../plural.ts';

export const searchMessages = {
  title: 'Search',
  titleFor: (term: string) => `Search: “${term}”`,
  description: (company: string) =>
    `Search travels, activities, campers, services, the store and the FAQ of ${company}, in English, French or Arabic. Accents and spelling do not matter.`,
  heading: 'What are you looking for?',
  resultsFor: 'Results for',
  intro:
    'A town, a mountain, something to do, something you need help with, in English, French or Arabic. Spell it as you hear it: Bejaia or Béjaïa, Tipaza or Tipasa.',
  field: 'Search travels, activities, RVs, services and the store',
  submit: 'Search',
  hint: 'Press the down arrow to move from the field through the results.',
  loading: 'Searching...',
  error: 'Search isn’t working right now.',
  count: (count: number, term: string) =>
    `${counted(count, { one: '# result', other: '# results' })} for “${term}”`,
  shownOf: (shown: number, total: number) => `The best ${shown} of ${total} are shown.`,
  nearest: 'No exact match. These are the closest.',
  everything: 'Everything',
  kindsLabel: 'Results by kind',
  showAll: (count: number, kind: string) => `Show all ${count} ${kind}`,
  /** As a heading, and in the sentence of `showAll`. */
  kinds: {
    travel: { heading: 'Travels', inSentence: 'travels' },
    activity: { heading: 'Activities', inSentence: 'activities' },
    category: { heading: 'Categories', inSentence: 'categories' },
    vehicle: { heading: 'RVs', inSentence: 'RVs' },
    service: { heading: 'Services', inSentence: 'services' },
    product: { heading: 'Store', inSentence: 'store items' },
    event: { heading: 'Events', inSentence: 'events' },
    question: { heading: 'Questions', inSentence: 'questions' },
    guide: { heading: 'Living here', inSentence: 'entries of the guide' },
    'entry-rule': { heading: 'Entry papers', inSentence: 'entry rules' },
  },
  labels: {
    roadTrip: 'Road trip',
    travelCategory: 'Travels',
    activityCategory: 'Activities',
    collection: 'Collection',
    product: 'Piece',
  },
  start: {
    examplesTitle: 'Try one of these',
    examples: ['Tipaza', 'Sahara', 'Casbah', 'diving', 'camper', 'knives', 'mechanic'],
    categories: 'Six ways to see the country',
    travels: 'A few trips to begin with',
    loading: 'Loading...',
    error: 'The suggestions could not be loaded.',
  },
  none: {
    title: (term: string) => `Nothing found for “${term}”`,
    text: 'It may go by another name here, or we have not written about it yet.',
    didYouMean: 'These shorter searches find something:',
    found: (term: string, count: number) => `${term} (${count})`,
    lists: 'Or browse a list',
    ask: 'Ask us about it',
    askText:
      'Tell us what you had in mind. If it can be done, we plan it with you; if not, we say so by email.',
    message: (term: string) => `I searched for “${term}” and found nothing.\n\n`,
    serviceLabel: (term: string) => `“${term}”`,
  },
};
