import { SelectInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { EventDaysInput } from './EventDaysInput.tsx';
import { eventLabels, stateChoices } from './event-form.ts';

export function PlaceInput() {
  return (
    <PlainTextInput
      source="location"
      label={t('Place')}
      helperText={t('Leave empty if to be announced.')}
    />
  );
}

export function StageInput() {
  return (
    <SelectInput
      source="state"
      label={t('Stage')}
      choices={stateChoices}
      translateChoice={false}
      helperText={t(
        'It determines what the page invites visitors to do. After the last day, the page says that the event is over.',
      )}
      isRequired
    />
  );
}

export function PracticalInput() {
  return <LinesInput source="practical" label={t('Good to know')} addLabel={t('Add a note')} />;
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/events/" />
      <PublicationInput />
      <PlainTextInput source="tagline" label={t('Tagline')} />
      <PlainTextInput
        source="description"
        label={t('Description')}
        helperText={t('In one or two sentences, for the top of the page and for search engines.')}
        multiline
        minRows={2}
      />
      <PlainTextInput
        source="long_description"
        label={t('About the event')}
        helperText={t('Start a new line for a new paragraph.')}
        multiline
        minRows={5}
      />
      <PictureInput source="image" />
    </>
  );
}

function WhenAndWhereTab() {
  return (
    <>
      <EventDaysInput />
      <PlaceInput />
      <PlainTextInput
        source="price"
        label={eventLabels.price}
        helperText={t('With the currency, such as “2 500 DA”. Leave empty while it is open.')}
      />
      <StageInput />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: t('Text and photo'),
    fields: ['title', 'id', 'status', 'tagline', 'description', 'long_description', 'image'],
    content: <WordsTab />,
  },
  {
    key: 'when',
    label: t('When and where'),
    fields: ['starts_on', 'ends_on', 'start_time', 'end_time', 'location', 'price', 'state'],
    content: <WhenAndWhereTab />,
  },
  {
    key: 'programme',
    label: t('Programme'),
    fields: ['programme', 'practical'],
    content: (
      <>
        <LinesInput
          source="programme"
          label={t('Programme')}
          addLabel={t('Add to the programme')}
        />
        <PracticalInput />
      </>
    ),
  },
];

export default function EventInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the event')} />;
}
