import { SelectInput, TextInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { EventDaysInput } from './EventDaysInput.tsx';
import { eventLabels, stateChoices } from './event-form.ts';

export function PlaceInput() {
  return (
    <TextInput
      source="location"
      label="Place"
      parse={keepText}
      helperText="Leave empty if to be announced."
    />
  );
}

export function StageInput() {
  return (
    <SelectInput
      source="state"
      label="Stage"
      choices={stateChoices}
      translateChoice={false}
      helperText="It determines what the page invites visitors to do. After the last day, the page says that the event is over."
      isRequired
    />
  );
}

export function PracticalInput() {
  return <LinesInput source="practical" label="Good to know" addLabel="Add a note" />;
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel="Title" pathOnSite="/events/" />
      <PublicationInput />
      <TextInput source="tagline" label="Tagline" parse={keepText} helperText={false} />
      <TextInput
        source="description"
        label="Description"
        parse={keepText}
        helperText="In one or two sentences, for the top of the page and for search engines."
        multiline
        minRows={2}
      />
      <TextInput
        source="long_description"
        label="About the event"
        parse={keepText}
        helperText="Start a new line for a new paragraph."
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
      <TextInput
        source="price"
        label={eventLabels.price}
        parse={keepText}
        helperText="With the currency, such as “2 500 DA”. Leave empty while it is open."
      />
      <StageInput />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: 'Text and photo',
    fields: ['title', 'id', 'status', 'tagline', 'description', 'long_description', 'image'],
    content: <WordsTab />,
  },
  {
    key: 'when',
    label: 'When and where',
    fields: ['starts_on', 'ends_on', 'start_time', 'end_time', 'location', 'price', 'state'],
    content: <WhenAndWhereTab />,
  },
  {
    key: 'programme',
    label: 'Programme',
    fields: ['programme', 'practical'],
    content: (
      <>
        <LinesInput source="programme" label="Programme" addLabel="Add to the programme" />
        <PracticalInput />
      </>
    ),
  },
];

export default function EventInputs() {
  return <FormTabs tabs={tabs} label="Parts of the event" />;
}
