import { proposalLimits } from '@expat-buddy/domain/proposal/limits';
import { formatMoney, lineMinor, moneyText, parseMoney } from '@expat-buddy/domain/proposal/money';
import { lacksPrice } from '@expat-buddy/domain/proposal/state';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { plainNumber } from '@expat-buddy/domain/typed-number';
import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import type { EditedItem } from './proposal-form.ts';
import type { ExamplePrice } from './use-example-prices.ts';
import { useWrittenText } from './use-written-text.ts';

type ItemInputsProps = {
  item: EditedItem;
  name: string;
  currency: PriceCurrency;
  example: ExamplePrice | null;
  onChange: (item: EditedItem) => void;
};

/** `1.5` or `1,5`; null for anything else. */
function parseQuantity(text: string): number | null {
  const plain = plainNumber(text, 2) ?? '';
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

type NumberFieldProps = {
  label: string;
  name: string;
  value: number | null;
  write: (value: number) => string;
  read: (text: string) => number | null;
  onChange: (value: number | null) => void;
  problem: string;
  hint?: string | undefined;
  isDisabled?: boolean;
};

/** Keeps the text as typed while it means the form's value. */
function NumberField(props: NumberFieldProps) {
  const { label, name, value, write, read, onChange, problem, hint, isDisabled } = props;
  const [typed, setTyped] = useState(() => (value === null ? '' : write(value)));
  const text = value === null || read(typed) === value ? typed : write(value);
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
      error={value === null}
      helperText={value === null ? problem : hint}
      disabled={isDisabled ?? false}
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-label': t('{label} of {name}', { label, name }) },
      }}
    />
  );
}

/** One line: what it is, how many, at what price. */
export function ItemInputs({ item, name, currency, example, onChange }: ItemInputsProps) {
  const { quantity, unit_price_minor, is_included } = item;
  const { htmlInput: written } = useWrittenText();
  const isKnown = quantity !== null && unit_price_minor !== null;
  const amount = isKnown ? lineMinor({ quantity, unit_price_minor }, currency) : null;
  const isUnpriced = isKnown && lacksPrice({ quantity, unit_price_minor, is_included }, currency);
  const change = (changed: Partial<EditedItem>) => onChange({ ...item, ...changed });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
      <TextField
        size="small"
        label={t('Description')}
        value={item.title}
        onChange={(event) => change({ title: event.target.value })}
        slotProps={{
          htmlInput: {
            ...written,
            maxLength: proposalLimits.itemTitle,
            'aria-label': t('Description of {name}', { name }),
          },
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '110px minmax(140px, 200px) minmax(0, 1fr)' },
        }}
      >
        <NumberField
          label={t('Quantity')}
          name={name}
          value={quantity}
          write={String}
          read={parseQuantity}
          onChange={(value) => change({ quantity: value })}
          problem={t('Such as 2 or 1.5')}
        />
        <NumberField
          key={`${currency} ${is_included}`}
          label={t('Price in {currency}', { currency })}
          name={name}
          value={unit_price_minor}
          write={(minor) => (minor === 0 ? '' : moneyText(minor, currency, interfaceLanguage))}
          read={(text) => (text.trim() === '' ? 0 : parseMoney(text, currency))}
          onChange={(value) => change({ unit_price_minor: value })}
          problem={currency === 'DZD' ? t('Such as 14 000') : t('Such as 120.50')}
          hint={isUnpriced ? t('Missing') : undefined}
          isDisabled={is_included}
        />
        <Typography
          sx={{
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            alignSelf: 'center',
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: 500,
          }}
        >
          {amount !== null && !isUnpriced && !is_included
            ? formatMoney(amount, currency, interfaceLanguage)
            : is_included && t('Included')}
        </Typography>
      </Box>
      <FormControlLabel
        sx={{ my: -0.5 }}
        control={
          <Checkbox
            size="small"
            checked={is_included}
            onChange={(event) => change({ is_included: event.target.checked, unit_price_minor: 0 })}
            slotProps={{ input: { 'aria-label': t('{name} is included', { name }) } }}
          />
        }
        label={t('Included in the price of another line, or free')}
      />
      {example && unit_price_minor === 0 && !is_included && (
        <Typography variant="body2" color="text.secondary">
          {t('In the catalogue: {price}', { price: example.text })}
          {example.minor !== null && (
            <Button
              size="small"
              sx={{ ml: 1 }}
              onClick={() => change({ unit_price_minor: example.minor })}
            >
              {t('Use this price')}
            </Button>
          )}
        </Typography>
      )}
      <TextField
        size="small"
        label={t('Details')}
        value={item.details}
        onChange={(event) => change({ details: event.target.value })}
        multiline
        maxRows={6}
        slotProps={{
          htmlInput: {
            ...written,
            maxLength: proposalLimits.details,
            'aria-label': t('Details of {name}', { name }),
          },
        }}
      />
    </Box>
  );
}
