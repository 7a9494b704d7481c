import type { serviceFields } from '@expat-buddy/domain/service/fields';
import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { AmountInputs } from '#features/trip-details/price/AmountInputs.tsx';
import { PriceReading } from '#features/trip-details/price/PriceReading.tsx';
import { t } from '#i18n/t.ts';
import { columns } from '#ui/fields/columns.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { ServiceIconInput } from './ServiceIconInput.tsx';
import { audienceChoices, serviceLabels, typeChoices } from './service-form.ts';

/** In English, as visitors read the list; the site translates it. */
const languages = ['Arabic', 'English', 'French', 'Tamazight'];

export const serviceInputs: OwnInputs<typeof serviceFields> = {
  title: (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={serviceLabels.title} />
      <PublicationInput />
    </>
  ),
  audience: (
    <SelectInput
      source="audience"
      label={serviceLabels.audience}
      choices={audienceChoices}
      translateChoice={false}
      helperText={t('The services page has a group for each.')}
      isRequired
    />
  ),
  service_type: (
    <SelectInput
      source="service_type"
      label={serviceLabels.service_type}
      choices={typeChoices}
      translateChoice={false}
      helperText={t(
        'Determines which fields the inquiry form shows and how submissions are filed.',
      )}
      isRequired
    />
  ),
  languages: (
    <LinesInput
      source="languages"
      label={serviceLabels.languages}
      addLabel={t('Add a language')}
      suggestions={languages}
    />
  ),
  price_amount: (
    <>
      <Box sx={columns(2, 3)}>
        <AmountInputs />
      </Box>
      <PriceReading
        instead={t('Without an amount, visitors read only how the price is calculated.')}
      />
    </>
  ),
  price_currency: null,
  price_unit: null,
  icon: <ServiceIconInput />,
};
