import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { columns } from '#features/trip-details/columns.ts';
import { AmountInputs } from '#features/trip-details/price/AmountInputs.tsx';
import { PriceReading } from '#features/trip-details/price/PriceReading.tsx';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { ServiceIconInput } from './ServiceIconInput.tsx';
import { audienceChoices, serviceLabels, typeChoices } from './service-form.ts';

const languages = ['Arabic', 'English', 'French', 'Tamazight'];

export function AudienceInput() {
  return (
    <SelectInput
      source="audience"
      label="Audience"
      choices={audienceChoices}
      translateChoice={false}
      helperText="The services page has a group for each."
      isRequired
    />
  );
}

export function TypeInput() {
  return (
    <SelectInput
      source="service_type"
      label="Inquiry type"
      choices={typeChoices}
      translateChoice={false}
      helperText="Determines which fields the inquiry form shows and how submissions are filed."
      isRequired
    />
  );
}

export function UsualTimeInput() {
  return <TextInput source="usual_time" label="Usual time" parse={keepText} helperText={false} />;
}

export function LanguagesInput() {
  return (
    <LinesInput
      source="languages"
      label="Languages"
      addLabel="Add a language"
      suggestions={languages}
    />
  );
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel="Title" />
      <TextInput
        source="description"
        label="Description"
        parse={keepText}
        helperText="What it is, in one or two sentences."
        multiline
        minRows={3}
      />
      <AudienceInput />
      <TypeInput />
      <PublicationInput />
    </>
  );
}

function PriceTab() {
  return (
    <>
      <TextInput
        source="price_calculation"
        label={serviceLabels.price_calculation}
        parse={keepText}
        helperText="What the price depends on, and when the client learns it. Leave empty to show “Ask us”."
        multiline
        minRows={2}
      />
      <Box sx={columns(2, 3)}>
        <AmountInputs />
      </Box>
      <PriceReading instead="Without an amount, visitors read only how the price is calculated." />
      <LinesInput
        source="included"
        label={serviceLabels.included}
        addLabel="Add what is included"
      />
      <LinesInput
        source="not_included"
        label={serviceLabels.not_included}
        addLabel="Add what costs extra"
      />
    </>
  );
}

function FactsTab() {
  return (
    <>
      <LinesInput source="what_we_do" label="What we do" addLabel="Add an item" />
      <LinesInput
        source="what_you_bring"
        label="What the client brings"
        addLabel="Add an item to bring"
      />
      <UsualTimeInput />
      <LanguagesInput />
      <TextInput
        source="limits"
        label="Limits"
        parse={keepText}
        helperText="What we cannot do or promise."
        multiline
        minRows={2}
      />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: 'Text',
    fields: ['title', 'id', 'description', 'audience', 'service_type', 'status'],
    content: <WordsTab />,
  },
  {
    key: 'facts',
    label: 'Facts',
    fields: ['what_we_do', 'what_you_bring', 'usual_time', 'languages', 'limits'],
    content: <FactsTab />,
  },
  {
    key: 'price',
    label: 'Price',
    fields: [
      'price_calculation',
      'price_amount',
      'price_currency',
      'price_unit',
      'included',
      'not_included',
    ],
    content: <PriceTab />,
  },
  { key: 'icon', label: 'Icon', fields: ['icon'], content: <ServiceIconInput /> },
];

export default function ServiceInputs() {
  return <FormTabs tabs={tabs} label="Parts of the service" />;
}
