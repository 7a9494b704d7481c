import { useEffect } from 'react';
import { NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
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

/** Leaving a field validates that field alone, but the error of the amount depends on all three. */
function useAmountCheck() {
  const { getFieldState, trigger } = useFormContext();
  const [currency, unit]: unknown[] = useWatch({ name: ['price_currency', 'price_unit'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the currency or the unit changes
  useEffect(() => {
    if (getFieldState('price_amount').error) void trigger('price_amount');
  }, [currency, unit]);
}

/** The amount with its currency and unit: three cells of a form grid. */
export function AmountInputs() {
  useAmountCheck();
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
