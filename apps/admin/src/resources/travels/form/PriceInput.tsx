import { parsePrice } from '@expat-buddy/domain/travel/price';
import { priceText } from '@expat-buddy/domain/trip/price';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { asText } from '#ui/inputs/form-text.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { priceReading } from './price-reading.ts';
import { travelLabels } from './travel-labels.ts';

const watched = ['price_amount', 'price_currency', 'price_from', 'price_is_written'] as const;

/** The text that an amount gives, as the database derives it; null while there is no amount. */
function useDerivedPrice() {
  const [amount, currency, isFrom, isWritten]: unknown[] = useWatch({ name: [...watched] });
  const isKnown = typeof amount === 'number' && (currency === 'DZD' || currency === 'EUR');
  return {
    derived: isKnown ? priceText(amount, currency as PriceCurrency, isFrom === true) : null,
    isWritten: isWritten === true,
  };
}

/** The price of a travel is derived from its amount, unless staff write it by hand. */
export function PriceInput() {
  const { derived, isWritten } = useDerivedPrice();
  const { setValue } = useFormContext();
  const price = asText(useWatch({ name: 'price' }));
  const lastDerived = useRef(derived);
  useEffect(() => {
    const before = lastDerived.current;
    lastDerived.current = derived;
    if (isWritten || (derived === null && before === null)) return;
    if (price !== (derived ?? '')) setValue('price', derived ?? '', { shouldDirty: true });
  }, [derived, isWritten, price, setValue]);

  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {derived !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {!isWritten && (
            <BooleanInput source="price_from" label={travelLabels.price_from} helperText={false} />
          )}
          <BooleanInput
            source="price_is_written"
            label={travelLabels.price_is_written}
            helperText={false}
          />
        </Box>
      )}
      {(derived === null || isWritten) && (
        <PlainTextInput
          source="price"
          label={travelLabels.price}
          placeholder="12 000 DA"
          helperText={priceReading(price, parsePrice(price))}
        />
      )}
    </Box>
  );
}
