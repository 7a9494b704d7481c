import { SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { SourceInputs } from '#features/sources/SourceInputs.tsx';
import { sourceTabFields } from '#features/sources/source-form.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { topicChoices } from './guide-entry-form.ts';
import { ServiceInput } from './ServiceInput.tsx';

export function TopicInput() {
  return (
    <SelectInput
      source="topic"
      label="Topic"
      choices={topicChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

export function PlaceInput() {
  return (
    <TextInput
      source="place"
      label="City or region"
      parse={keepText}
      helperText="Such as Oran; leave empty for the whole country."
    />
  );
}

function EntryTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel="Title" pathOnSite="/living-here#" />
      <PublicationInput />
      <TopicInput />
      <TextInput
        source="statement"
        label="Statement"
        parse={keepText}
        helperText="Only what the source says; leave empty when there is no source. Write a number to call as [17](tel:17)."
        multiline
        minRows={4}
      />
      <TextInput
        source="whom_to_ask"
        label="Whom to ask"
        parse={keepText}
        helperText="Needed when there is no statement."
        multiline
      />
      <PlaceInput />
      <ServiceInput />
    </>
  );
}

const tabs = [
  {
    key: 'entry',
    label: 'Entry',
    fields: ['title', 'id', 'status', 'topic', 'statement', 'whom_to_ask', 'place', 'service_id'],
    content: <EntryTab />,
  },
  { key: 'source', label: 'Source', fields: sourceTabFields, content: <SourceInputs /> },
];

export default function GuideEntryInputs() {
  return <FormTabs tabs={tabs} label="Parts of the entry" />;
}
