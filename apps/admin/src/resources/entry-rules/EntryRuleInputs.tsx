import { type EntryAspect, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { SourceInputs } from '#features/sources/SourceInputs.tsx';
import { sourceTabFields } from '#features/sources/source-form.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { aspectLabels, choicesOf } from './entry-rule-form.ts';

const aspects = Object.keys(entryChoices) as EntryAspect[];

function RuleTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel="Title" pathOnSite="/entry-papers#" />
      <PublicationInput />
      <BooleanInput
        source="asks_consulate"
        label="Ask the consulate"
        helperText="For a subject without an official source: the page says that visitors should ask, and the texts below stay empty."
      />
      <TextInput
        source="statement"
        label="What is needed"
        parse={keepText}
        helperText="Only what the source says."
        multiline
        minRows={4}
      />
      <TextInput
        source="where_to_get"
        label="Where to get it"
        parse={keepText}
        helperText={false}
      />
      <TextInput source="how_long" label="How long it takes" parse={keepText} helperText={false} />
      <TextInput source="cost" label="What it costs" parse={keepText} helperText={false} />
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
    label: 'Rule',
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
  { key: 'who', label: 'For whom', fields: aspects, content: <WhoTab /> },
  {
    key: 'source',
    label: 'Source',
    fields: sourceTabFields,
    content: <SourceInputs />,
  },
];

export default function EntryRuleInputs() {
  return <FormTabs tabs={tabs} label="Parts of the rule" />;
}
