import {
  type EntryAspect,
  type EntryChoice,
  entryChoices,
} from '@expat-buddy/domain/entry-rule/types';
import { emptySource, sourceLabels } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';

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
  nationality_group: t('Nationality'),
  purpose: t('Purpose'),
  stay: t('Length of stay'),
  region: t('Region'),
};

export const entryRuleLabels = {
  title: t('Title'),
  statement: t('What is needed'),
  where_to_get: t('Where to get it'),
  how_long: t('How long it takes'),
  cost: t('What it costs'),
  ...aspectLabels,
  asks_consulate: t('Ask the consulate'),
  ...sourceLabels,
  position: t('Position'),
  status: t('Status'),
};

const choiceNames: {
  readonly [Aspect in EntryAspect]: Readonly<Record<EntryChoice<Aspect>, string>>;
} = {
  nationality_group: {
    any: t('Any nationality'),
    'visa-required': t('Needs a visa'),
    algerian: t('Also Algerian'),
  },
  purpose: {
    any: t('Any purpose'),
    tourism: t('Tourism'),
    family: t('Visiting family'),
    business: t('Business'),
    work: t('Work'),
    transit: t('Transit'),
    living: t('Living here'),
  },
  stay: {
    any: t('Any length'),
    'up-to-90-days': t('Up to 90 days'),
    'over-90-days': t('Over 90 days'),
  },
  region: { any: t('Any region'), north: t('The north'), south: t('The south') },
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
