import { serviceFields } from '@expat-buddy/domain/service/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { CurrencyInput, PriceUnitInput } from '#features/trip-details/price/AmountInputs.tsx';
import { serviceInputs } from './service-inputs.tsx';

export default bulkFieldsOf(serviceFields, {
  ...serviceInputs,
  price_currency: <CurrencyInput />,
  price_unit: <PriceUnitInput />,
});
