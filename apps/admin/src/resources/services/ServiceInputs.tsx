import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { AmountInputs } from '#features/trip-details/price/AmountInputs.tsx';
import { PriceReading } from '#features/trip-details/price/PriceReading.tsx';
import { t } from '#i18n/t.ts';
import { columns } from '#ui/fields/columns.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { ServiceIconInput } from './ServiceIconInput.tsx';
import { audienceChoices, serviceLabels, typeChoices } from './service-form.ts';

/** In English, as visitors read the list; the site translates it. */
const languages = ['Arabic', 'English', 'French', 'Tamazight'];

export function AudienceInput() {
  return (
    <SelectInput
      source="audience"
      label={t('Audience')}
      choices={audienceChoices}
      translateChoice={false}
      helperText={t('The services page has a group for each.')}
      isRequired
    />
  );
}

export function TypeInput() {
  return (
    <SelectInput
      source="service_type"
      label={t('Inquiry type')}
      choices={typeChoices}
      translateChoice={false}
      helperText={t(
        'Determines which fields the inquiry form shows and how submissions are filed.',
      )}
      isRequired
    />
  );
}

export function UsualTimeInput() {
  return <PlainTextInput source="usual_time" label={t('Usual time')} />;
}

export function LanguagesInput() {
  return (
    <LinesInput
      source="languages"
      label={t('Languages')}
      addLabel={t('Add a language')}
      suggestions={languages}
    />
  );
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} />
      <PlainTextInput
        source="description"
        label={t('Description')}
        helperText={t('What it is, in one or two sentences.')}
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
      <PlainTextInput
        source="price_calculation"
        label={serviceLabels.price_calculation}
        helperText={t(
          'What the price depends on, and when the client learns it. Leave empty to show “Ask us”.',
        )}
        multiline
        minRows={2}
      />
      <Box sx={columns(2, 3)}>
        <AmountInputs />
      </Box>
      <PriceReading
        instead={t('Without an amount, visitors read only how the price is calculated.')}
      />
      <LinesInput
        source="included"
        label={serviceLabels.included}
        addLabel={t('Add what is included')}
      />
      <LinesInput
        source="not_included"
        label={serviceLabels.not_included}
        addLabel={t('Add what costs extra')}
      />
    </>
  );
}

function FactsTab() {
  return (
    <>
      <LinesInput source="what_we_do" label={t('What we do')} addLabel={t('Add an item')} />
      <LinesInput
        source="what_you_bring"
        label={t('What the client brings')}
        addLabel={t('Add an item to bring')}
      />
      <UsualTimeInput />
      <LanguagesInput />
      <PlainTextInput
        source="limits"
        label={t('Limits')}
        helperText={t('What we cannot do or promise.')}
        multiline
        minRows={2}
      />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: t('Text'),
    fields: ['title', 'id', 'description', 'audience', 'service_type', 'status'],
    content: <WordsTab />,
  },
  {
    key: 'facts',
    label: t('Facts'),
    fields: ['what_we_do', 'what_you_bring', 'usual_time', 'languages', 'limits'],
    content: <FactsTab />,
  },
  {
    key: 'price',
    label: t('Price'),
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
  { key: 'icon', label: t('Icon'), fields: ['icon'], content: <ServiceIconInput /> },
];

export default function ServiceInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the service')} />;
}
