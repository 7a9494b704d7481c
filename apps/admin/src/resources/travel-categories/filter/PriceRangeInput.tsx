import { parseNumber } from '@expat-buddy/domain/typed-number';
import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';

type Range = [min: number, max: number];
type PriceRangeInputProps = {
  value: Range | undefined;
  onChange: (range: Range | undefined) => void;
};

/** JSON has no infinity. */
const NO_END = 1_000_000_000;

const numberIn = (text: string) => {
  const number = parseNumber(text, 0);
  return number !== null && number >= 0 ? Math.round(number) : undefined;
};
const shown = (amount: number | undefined, silent: number) =>
  amount === undefined || amount === silent ? '' : String(amount);

/** Either bound may be empty. */
export function PriceRangeInput({ value, onChange }: PriceRangeInputProps) {
  const [min, setMin] = useState(shown(value?.[0], 0));
  const [max, setMax] = useState(shown(value?.[1], NO_END));
  const change = (nextMin: string, nextMax: string) => {
    setMin(nextMin);
    setMax(nextMax);
    const [from, to] = [numberIn(nextMin), numberIn(nextMax)];
    onChange(from === undefined && to === undefined ? undefined : [from ?? 0, to ?? NO_END]);
  };
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        label={t('Price from')}
        value={min}
        onChange={(event) => change(event.target.value, max)}
        helperText={t('Compared with the number in the price, regardless of currency.')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label={t('Price to')}
        value={max}
        onChange={(event) => change(min, event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Box>
  );
}
