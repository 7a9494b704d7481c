import type { TripTable } from '@expat-buddy/domain/trip/fields';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { columns } from '#ui/fields/columns.ts';
import { TripInputs, tripInput } from '../TripInputs.tsx';
import { AmountInputs } from './AmountInputs.tsx';
import { PriceReading } from './PriceReading.tsx';

const ofThePrice = ['price_amount', 'price_currency', 'price_unit', 'price_people'] as const;

type PriceTabProps = {
  table: TripTable;
  /** What is derived from the amount, or written by hand instead. */
  children?: ReactNode;
};

export function PriceTab({ table, children }: PriceTabProps) {
  return (
    <>
      <Box sx={columns(2, 2)}>
        <AmountInputs />
        {tripInput('price_people')}
      </Box>
      {children}
      <PriceReading />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('What changes the price')}
      </Typography>
      <TripInputs table={table} tab="price" without={ofThePrice} />
    </>
  );
}
