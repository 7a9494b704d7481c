import { entryRuleFields } from '@expat-buddy/domain/entry-rule/fields';
import type { EntryAspect } from '@expat-buddy/domain/entry-rule/types';
import { BooleanInput, SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { sourceInputs } from '#features/sources/source-inputs.tsx';
import { translated } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { choicesOf, entryRuleLabels } from './entry-rule-form.ts';

const aspectInput = (aspect: EntryAspect) => (
  <SelectInput
    source={aspect}
    label={entryRuleLabels[aspect]}
    choices={choicesOf(aspect)}
    translateChoice={false}
    helperText={false}
    isRequired
  />
);

export const entryRuleInputs: OwnInputs<typeof entryRuleFields> = {
  ...sourceInputs,
  title: (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={entryRuleLabels.title}
        pathOnSite="/entry-papers#"
      />
      <PublicationInput />
    </>
  ),
  asks_consulate: (
    <BooleanInput
      source="asks_consulate"
      label={entryRuleLabels.asks_consulate}
      helperText={translated(entryRuleFields.asks_consulate.help)}
    />
  ),
  nationality_group: aspectInput('nationality_group'),
  purpose: aspectInput('purpose'),
  stay: aspectInput('stay'),
  region: aspectInput('region'),
};
