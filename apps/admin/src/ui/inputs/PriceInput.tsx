import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from './form-text.ts';
import {
  type Currency,
  currencies,
  type EnteredPrice,
  enteredPrice,
  type PriceKind,
  writtenPrice,
} from './written-price.ts';

const kinds: Readonly<Record<PriceKind, string>> = {
  fixed: t('A fixed price'),
  from: t('From a price'),
  request: t('On request'),
  text: t('Other wording'),
};

type PriceInputProps = {
  source: string;
  label: string;
  /** What visitors see of a price, in a sentence. */
  sentence?: (price: string) => string;
};

const visitorsSee = (price: string) => t('Visitors see “{price}”.', { price });

/** Stores the price as visitors read it: an amount with its currency, a text, or nothing. */
export function PriceInput({ source, label, sentence = visitorsSee }: PriceInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const stored = field.value ?? '';
  const [entered, setEntered] = useState<{ price: EnteredPrice; text: string }>();
  // The typed text wins while it matches the form's value.
  const price = entered && entered.text === stored ? entered.price : enteredPrice(stored);
  const problem = errorMessage(fieldState.error);

  function change(changed: Partial<EnteredPrice>, freeText = stored) {
    const next = { ...price, ...changed };
    const { kind } = next;
    const ofKind = kind === 'text' ? freeText : '';
    const text = kind === 'fixed' || kind === 'from' ? writtenPrice({ ...next, kind }) : ofKind;
    setEntered({ price: next, text });
    field.onChange(text);
  }

  const hasAmount = price.kind === 'fixed' || price.kind === 'from';
  const shown = stored === '' ? t('Visitors see “Price on request”.') : sentence(stored);
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        select
        label={label}
        value={price.kind}
        onChange={(event) => change({ kind: event.target.value as PriceKind })}
      >
        {Object.entries(kinds).map(([kind, name]) => (
          <MenuItem key={kind} value={kind}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {hasAmount && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={t('Amount')}
            value={price.amount}
            onChange={(event) => change({ amount: event.target.value })}
            onBlur={field.onBlur}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            select
            label={t('Currency')}
            value={price.currency}
            onChange={(event) => change({ currency: event.target.value as Currency })}
            sx={{ width: 96, flexShrink: 0 }}
          >
            {currencies.map((currency) => (
              <MenuItem key={currency} value={currency}>
                {currency}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      {price.kind === 'text' && (
        <TextField
          label={t('Wording')}
          value={stored}
          onChange={(event) => change({}, event.target.value)}
          onBlur={field.onBlur}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
      {!problem && (
        <Typography
          variant="body2"
          color="text.secondary"
          role="status"
          sx={{ gridColumn: '1 / -1', mb: 1 }}
        >
          {shown}
        </Typography>
      )}
    </Box>
  );
}
