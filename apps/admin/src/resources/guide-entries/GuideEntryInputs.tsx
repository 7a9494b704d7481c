import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { SourceInputs } from '#features/sources/SourceInputs.tsx';
import { sourceTabFields } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { topicChoices } from './guide-entry-form.ts';
import { ServiceInput } from './ServiceInput.tsx';

export function TopicInput() {
  return (
    <SelectInput
      source="topic"
      label={t('Topic')}
      choices={topicChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

export function PlaceInput() {
  return (
    <PlainTextInput
      source="place"
      label={t('City or region')}
      helperText={t('Such as Oran; leave empty for the whole country.')}
    />
  );
}

function EntryTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/living-here#" />
      <PublicationInput />
      <TopicInput />
      <PlainTextInput
        source="statement"
        label={t('Statement')}
        helperText={t(
          'Only what the source says; leave empty when there is no source. Write a number to call as [17](tel:17).',
        )}
        multiline
        minRows={4}
      />
      <PlainTextInput
        source="whom_to_ask"
        label={t('Whom to ask')}
        helperText={t('Needed when there is no statement.')}
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
    label: t('Entry'),
    fields: ['title', 'id', 'status', 'topic', 'statement', 'whom_to_ask', 'place', 'service_id'],
    content: <EntryTab />,
  },
  { key: 'source', label: t('Source'), fields: sourceTabFields, content: <SourceInputs /> },
];

export default function GuideEntryInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the entry')} />;
}
