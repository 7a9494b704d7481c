import { type PriceUnit, priceCurrencies, priceUnits } from '@expat-buddy/domain/trip/types';
import { NumberInput } from 'react-admin';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { tripLabels } from '../trip-form.ts';

const currencies = priceCurrencies.map((id) => ({ id, name: id === 'DZD' ? 'DA' : '€' }));
const unitNames: Readonly<Record<PriceUnit, string>> = { person: 'Person', group: 'Group' };
const units = priceUnits.map((id) => ({ id, name: unitNames[id] }));

/** The amount with its currency and unit: three cells of a form grid. */
export function AmountInputs() {
  return (
    <>
      <NumberInput
        source="price_amount"
        label={tripLabels.price_amount}
        step="any"
        min={0}
        helperText={false}
      />
      <OptionalSelectInput
        source="price_currency"
        label={tripLabels.price_currency}
        choices={currencies}
        emptyText="None"
      />
      <OptionalSelectInput source="price_unit" label={tripLabels.price_unit} choices={units} />
    </>
  );
}
