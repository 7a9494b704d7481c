import { type EntryAspect, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { DayInput } from '#ui/inputs/DayInput.tsx';
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

function WhoTab() {
  return aspects.map((aspect) => (
    <SelectInput
      key={aspect}
      source={aspect}
      label={aspectLabels[aspect]}
      choices={choicesOf(aspect)}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  ));
}

function SourceTab() {
  return (
    <>
      <TextInput
        source="source_name"
        label="Source"
        parse={keepText}
        helperText="The authority, such as “Embassy of Algeria in Berlin”."
      />
      <TextInput
        source="source_url"
        label="Address of the source"
        parse={keepText}
        helperText="The exact page, starting with https://."
      />
      <TextInput
        source="source_note"
        label="Note on the source"
        parse={keepText}
        helperText="Visitors see it: for example that the page shows no date."
      />
      <DayInput
        source="checked_on"
        label="Checked on"
        helperText="The day you compared the rule with the page. After 90 days it is due for review."
      />
      <TextInput
        source="checked_by"
        label="Checked by"
        parse={keepText}
        helperText="Visitors see the name. Leave empty to show none."
      />
    </>
  );
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
    fields: ['source_name', 'source_url', 'source_note', 'checked_on', 'checked_by'],
    content: <SourceTab />,
  },
];

export default function EntryRuleInputs() {
  return <FormTabs tabs={tabs} label="Parts of the rule" />;
}
