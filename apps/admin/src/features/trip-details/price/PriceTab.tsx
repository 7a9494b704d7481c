import { type PriceUnit, priceCurrencies, priceUnits } from '@expat-buddy/domain/trip/types';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { columns } from '../columns.ts';
import { tripLabels } from '../trip-form.ts';
import { PriceReading } from './PriceReading.tsx';
import { VehicleIncludedInput } from './VehicleIncludedInput.tsx';

const currencies = priceCurrencies.map((id) => ({ id, name: id === 'DZD' ? 'DA' : '€' }));
const unitNames: Readonly<Record<PriceUnit, string>> = { person: 'Person', group: 'Group' };
const units = priceUnits.map((id) => ({ id, name: unitNames[id] }));

type PriceTabProps = {
  /** The field of the price text. */
  children?: ReactNode;
};

export function PriceTab({ children }: PriceTabProps) {
  return (
    <>
      {children}
      <Box sx={columns(2, 2)}>
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
        <NumberInput
          source="price_people"
          label={tripLabels.price_people}
          step={1}
          min={1}
          helperText={false}
        />
      </Box>
      <PriceReading />
      <Typography variant="h2" sx={{ mt: 1 }}>
        What changes the price
      </Typography>
      <Box sx={columns(1, 2)}>
        <TextInput
          source="price_children"
          label={tripLabels.price_children}
          parse={keepText}
          helperText="Such as “Under 4 free, under 12 half price”."
        />
        <TextInput
          source="price_single"
          label={tripLabels.price_single}
          parse={keepText}
          helperText="What a room or tent of one’s own costs."
        />
        <TextInput
          source="price_season"
          label={tripLabels.price_season}
          parse={keepText}
          helperText="When it costs more or less."
        />
        <VehicleIncludedInput />
      </Box>
    </>
  );
}
