import { parsePrice } from '@expat-buddy/domain/travel/price';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { asText, keepText } from '#ui/inputs/form-text.ts';
import { priceReading } from './price-reading.ts';

export function PriceInput() {
  const price = asText(useWatch({ name: 'price' }));
  return (
    <TextInput
      source="price"
      label={t('Price')}
      parse={keepText}
      placeholder="12 000 DA"
      helperText={priceReading(price, parsePrice(price))}
    />
  );
}
