import { NumberInput } from 'react-admin';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { currencyChoices, priceUnitChoices } from '../trip-choices.ts';
import { tripLabels } from '../trip-form.ts';

export function CurrencyInput() {
  return (
    <OptionalSelectInput
      source="price_currency"
      label={tripLabels.price_currency}
      choices={currencyChoices}
      emptyText="None"
    />
  );
}

export function PriceUnitInput() {
  return (
    <OptionalSelectInput
      source="price_unit"
      label={tripLabels.price_unit}
      choices={priceUnitChoices}
    />
  );
}

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
      <CurrencyInput />
      <PriceUnitInput />
    </>
  );
}
