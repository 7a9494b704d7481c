import { entryRuleFields } from '@expat-buddy/domain/entry-rule/fields';
import {
  type EntryAspect,
  type EntryChoice,
  entryChoices,
} from '@expat-buddy/domain/entry-rule/types';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const entryRuleLabels = fieldLabels(entryRuleFields);

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
