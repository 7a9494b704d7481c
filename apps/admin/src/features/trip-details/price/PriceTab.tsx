import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { columns } from '../columns.ts';
import { tripLabels } from '../trip-form.ts';
import { AmountInputs } from './AmountInputs.tsx';
import { PriceReading } from './PriceReading.tsx';
import { VehicleIncludedInput } from './VehicleIncludedInput.tsx';

type PriceTabProps = {
  /** What is derived from the amount, or written by hand instead. */
  children?: ReactNode;
};

export function PriceTab({ children }: PriceTabProps) {
  return (
    <>
      <Box sx={columns(2, 2)}>
        <AmountInputs />
        <NumberField source="price_people" label={tripLabels.price_people} />
      </Box>
      {children}
      <PriceReading />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('What changes the price')}
      </Typography>
      <Box sx={columns(1, 2)}>
        <PlainTextInput
          source="price_children"
          multiline
          label={tripLabels.price_children}
          helperText={t('Such as “Under 4 free, under 12 half price”.')}
        />
        <PlainTextInput
          source="price_single"
          multiline
          label={tripLabels.price_single}
          helperText={t('What a room or tent of one’s own costs.')}
        />
        <PlainTextInput
          source="price_season"
          multiline
          label={tripLabels.price_season}
          helperText={t('When it costs more or less.')}
        />
        <VehicleIncludedInput />
      </Box>
    </>
  );
}
