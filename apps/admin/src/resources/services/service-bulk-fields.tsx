import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { CurrencyInput, PriceUnitInput } from '#features/trip-details/price/AmountInputs.tsx';
import { AudienceInput, LanguagesInput, TypeInput, UsualTimeInput } from './ServiceInputs.tsx';
import { serviceLabels } from './service-form.ts';

const one = (field: keyof typeof serviceLabels, input: BulkField['input']): BulkField => ({
  label: serviceLabels[field],
  fields: [field],
  input,
});

const fields: readonly BulkField[] = [
  one('audience', <AudienceInput />),
  one('service_type', <TypeInput />),
  one('languages', <LanguagesInput />),
  one('usual_time', <UsualTimeInput />),
  one('price_currency', <CurrencyInput />),
  one('price_unit', <PriceUnitInput />),
];

export default fields;
