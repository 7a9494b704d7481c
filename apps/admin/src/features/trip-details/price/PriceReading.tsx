import { exchangeRate } from '@expat-buddy/domain/trip/price';
import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { useSiteSettings } from '../use-site-settings.ts';
import { priceMismatch, priceReading } from './price-reading.ts';

const watched = [
  'price',
  'price_amount',
  'price_currency',
  'price_unit',
  'price_people',
  'price_is_written',
] as const;

type PriceReadingProps = {
  /** What visitors read without a price. */
  instead?: string;
};

export function PriceReading({
  instead = t('Visitors see “Price on request”.'),
}: PriceReadingProps) {
  const [text, amount, currency, unit, people, isWritten]: unknown[] = useWatch({
    name: [...watched],
  });
  const entered = { text: asText(text), amount, currency, unit, people };
  const { data: settings } = useSiteSettings();
  const reading = priceReading(entered, exchangeRate(settings));
  const mismatch = isWritten === true ? priceMismatch(entered) : null;
  return (
    <div role="status">
      <Typography variant="body2" color="text.secondary">
        {reading === null ? instead : t('Visitors read “{reading}”.', { reading })}
        {reading !== null && !unit && ` ${t('Say whether this is per person or per group.')}`}
      </Typography>
      {mismatch && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {mismatch}
        </Alert>
      )}
    </div>
  );
}
