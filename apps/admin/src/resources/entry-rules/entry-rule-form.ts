import {
  type EntryAspect,
  type EntryChoice,
  entryChoices,
} from '@expat-buddy/domain/entry-rule/types';
import { emptySource, sourceLabels } from '#features/sources/source-form.ts';

export const emptyEntryRule = {
  id: '',
  title: '',
  statement: '',
  where_to_get: '',
  how_long: '',
  cost: '',
  nationality_group: 'any',
  purpose: 'any',
  stay: 'any',
  region: 'any',
  asks_consulate: false,
  ...emptySource,
  status: 'draft',
};

export const aspectLabels: Readonly<Record<EntryAspect, string>> = {
  nationality_group: 'Nationality',
  purpose: 'Purpose',
  stay: 'Length of stay',
  region: 'Region',
};

export const entryRuleLabels = {
  title: 'Title',
  statement: 'What is needed',
  where_to_get: 'Where to get it',
  how_long: 'How long it takes',
  cost: 'What it costs',
  ...aspectLabels,
  asks_consulate: 'Ask the consulate',
  ...sourceLabels,
  position: 'Position',
  status: 'Status',
};

const choiceNames: {
  readonly [Aspect in EntryAspect]: Readonly<Record<EntryChoice<Aspect>, string>>;
} = {
  nationality_group: {
    any: 'Any nationality',
    'visa-required': 'Needs a visa',
    algerian: 'Also Algerian',
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
};

export function choicesOf(aspect: EntryAspect) {
  const names: Readonly<Record<string, string>> = choiceNames[aspect];
  return entryChoices[aspect].map((id) => ({ id, name: names[id] ?? id }));
}

export const aspectChoices = {
  nationality_group: choicesOf('nationality_group'),
  purpose: choicesOf('purpose'),
  stay: choicesOf('stay'),
  region: choicesOf('region'),
};
