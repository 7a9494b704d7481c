import type { SelectInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { currencyChoices, priceUnitChoices } from '../trip-choices.ts';
import { tripLabels } from '../trip-form.ts';

type ChoiceProps = Pick<SelectInputProps, 'onChange'>;

export function CurrencyInput({ onChange }: ChoiceProps) {
  return (
    <OptionalSelectInput
      source="price_currency"
      label={tripLabels.price_currency}
      choices={currencyChoices}
      emptyText={t('None')}
      onChange={onChange}
    />
  );
}

export function PriceUnitInput({ onChange }: ChoiceProps) {
  return (
    <OptionalSelectInput
      source="price_unit"
      label={tripLabels.price_unit}
      choices={priceUnitChoices}
      onChange={onChange}
    />
  );
}

export function AmountInput() {
  return <NumberField source="price_amount" label={tripLabels.price_amount} mostDecimals={2} />;
}

/** The amount with its currency and unit: three cells of a form grid. */
export function AmountInputs() {
  const { getFieldState, trigger } = useFormContext();
  // Its error depends on the currency and the unit, but a field validates only itself.
  const recheckAmount = () => {
    if (getFieldState('price_amount').error) void trigger('price_amount');
  };
  return (
    <>
      <AmountInput />
      <CurrencyInput onChange={recheckAmount} />
      <PriceUnitInput onChange={recheckAmount} />
    </>
  );
}
