import type { EntryAspect, EntryChoice } from '@expat-buddy/domain/entry-rule/types';

type Names = { [Aspect in EntryAspect]: Record<EntryChoice<Aspect>, string> };

export const entryPapersMessages = {
  title: 'Entry papers and safety',
  description:
    'What official pages say about entering and staying in Algeria: visas, fees, the south, families and travel advice, each with its source and the day we read it.',
  heading: 'Entry papers and safety',
  intro:
    'What official pages say, with a link to each source. Rules change, and only the authorities decide: check the source or ask your consulate before you book.',
  afterwards: 'Once you are here to stay:',
  filters: 'Show what applies to you',
  aspects: {
    nationality_group: 'Nationality',
    purpose: 'Purpose',
    stay: 'Length of stay',
    region: 'Region',
  } satisfies Record<EntryAspect, string>,
  choices: {
    nationality_group: {
      any: 'Any nationality',
      'visa-required': 'Needs a visa',
      algerian: 'Dual national of Algeria',
    },
    purpose: {
      any: 'Any purpose',
      tourism: 'Tourism',
      family: 'Visiting family',
      business: 'Business',
      work: 'Work',
      transit: 'Transit',
      living: 'Living here',
    },
    stay: { any: 'Any length', 'up-to-90-days': 'Up to 90 days', 'over-90-days': 'Over 90 days' },
    region: { any: 'Any region', north: 'The north', south: 'The south' },
  } satisfies Names,
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  stated: 'What official pages say',
  whereToGet: 'Where',
  howLong: 'How long',
  cost: 'Cost',
  ask: {
    title: 'Ask the consulate',
    text: 'We found no current official page on these topics, so we make no claims about them. Ask the Algerian consulate responsible for where you live.',
  },
  loading: 'Loading the entries...',
  error: 'The entries could not be loaded.',
  empty:
    'There are no entries at the moment. Ask the Algerian consulate responsible for where you live.',
  noneFit:
    'Nothing matches these choices. Ask the Algerian consulate responsible for where you live.',
};
