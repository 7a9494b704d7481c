import { type EntryAspect, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import { BooleanInput, SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { SourceInputs } from '#features/sources/SourceInputs.tsx';
import { sourceTabFields } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { aspectLabels, choicesOf } from './entry-rule-form.ts';

const aspects = Object.keys(entryChoices) as EntryAspect[];

function RuleTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/entry-papers#" />
      <PublicationInput />
      <BooleanInput
        source="asks_consulate"
        label={t('Ask the consulate')}
        helperText={t(
          'For a subject without an official source: the page says that visitors should ask, and the texts below stay empty.',
        )}
      />
      <PlainTextInput
        source="statement"
        label={t('What is needed')}
        helperText={t('Only what the source says.')}
        multiline
        minRows={4}
      />
      <PlainTextInput source="where_to_get" label={t('Where to get it')} />
      <PlainTextInput source="how_long" label={t('How long it takes')} />
      <PlainTextInput source="cost" label={t('What it costs')} />
    </>
  );
}

export function AspectInput({ aspect }: { aspect: EntryAspect }) {
  return (
    <SelectInput
      source={aspect}
      label={aspectLabels[aspect]}
      choices={choicesOf(aspect)}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

function WhoTab() {
  return aspects.map((aspect) => <AspectInput key={aspect} aspect={aspect} />);
}

const tabs = [
  {
    key: 'rule',
    label: t('Rule'),
    fields: [
      'title',
      'id',
      'status',
      'asks_consulate',
      'statement',
      'where_to_get',
      'how_long',
      'cost',
    ],
    content: <RuleTab />,
  },
  { key: 'who', label: t('For whom'), fields: aspects, content: <WhoTab /> },
  {
    key: 'source',
    label: t('Source'),
    fields: sourceTabFields,
    content: <SourceInputs />,
  },
];

export default function EntryRuleInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the rule')} />;
}
