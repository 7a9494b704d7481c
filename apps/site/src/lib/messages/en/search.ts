import { counted } from '../counted.ts';

const rules = new Intl.PluralRules('en');

export const search = {
  title: 'Search',
  titleFor: (term: string) => `“${term}” in the search`,
  description: (company: string) =>
    `Search travels, activities, campers, services and the store of ${company}. Accents and spellings do not matter.`,
  heading: 'What are you looking for?',
  resultsFor: 'Results for',
  intro:
    'A town, a mountain, a thing to do, something you need help with. Write it as you hear it: Bejaia or Béjaïa, Tipaza or Tipasa.',
  field: 'Search travels, activities, RVs, services and the store',
  submit: 'Search',
  hint: 'Arrow down leads from the field to the first result, and on from there.',
  loading: 'Searching...',
  error: 'The search could not be asked.',
  count: (count: number, term: string) =>
    `${counted(rules, count, { one: 'result', other: 'results' })} for “${term}”`,
  shownOf: (shown: number, total: number) => `The best ${shown} of ${total} are shown.`,
  nearest: 'Nothing here is spelled like that. These come nearest.',
  everything: 'Everything',
  kindsLabel: 'Results by kind',
  showAll: (count: number, kind: string) => `Show all ${count} ${kind}`,
  /** As headings, and in the sentence of `showAll`. */
  kinds: {
    travel: { heading: 'Travels', inSentence: 'travels' },
    activity: { heading: 'Activities', inSentence: 'activities' },
    category: { heading: 'Categories', inSentence: 'categories' },
    vehicle: { heading: 'RVs', inSentence: 'RVs' },
    service: { heading: 'Services', inSentence: 'services' },
    product: { heading: 'Store', inSentence: 'things in the store' },
    event: { heading: 'Events', inSentence: 'events' },
  },
  labels: {
    roadTrip: 'Road trip',
    travelCategory: 'Travels',
    activityCategory: 'Activities',
    collection: 'Collection',
    product: 'Piece',
  },
  start: {
    words: 'Words that lead somewhere',
    examples: ['Tipaza', 'Sahara', 'Casbah', 'diving', 'camper', 'knives', 'mechanic'],
    categories: 'Six ways into the country',
    travels: 'A few travels to begin with',
    loading: 'Loading...',
    error: 'The suggestions could not be loaded.',
  },
  none: {
    title: (term: string) => `Nothing found for “${term}”`,
    text: 'Perhaps it goes by another name here, or nobody has written it down yet.',
    didYouMean: 'With fewer letters there is something:',
    found: (term: string, count: number) => `${term} (${count})`,
    lists: 'Or leaf through a list',
    ask: 'Ask us about it',
    askText:
      'Tell us what you had in mind. If it can be done, we plan it with you, and if it cannot, we say so by email.',
    message: (term: string) => `I searched for “${term}” and found nothing.\n\n`,
    serviceLabel: (term: string) => `“${term}”`,
  },
};
