import { moneyText, parseMoney } from '@expat-buddy/domain/proposal/money';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';

export type Value = { value_minor: number; value_currency: PriceCurrency };

type ValueFormProps = {
  value: Value | null;
  isSaving: boolean;
  onSave: (value: Value) => void;
};

/** What a won inquiry is worth, for those without an accepted proposal. */
export function ValueForm({ value, isSaving, onSave }: ValueFormProps) {
  const [currency, setCurrency] = useState<PriceCurrency>(value?.value_currency ?? 'DZD');
  const [text, setText] = useState(
    value ? moneyText(value.value_minor, currency, interfaceLanguage) : '',
  );
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minor = parseMoney(text, currency);
    const isAmount = minor !== null && minor >= 0;
    setRefused(!isAmount);
    if (isAmount) onSave({ value_minor: minor, value_currency: currency });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 2 }}
    >
      <TextField
        size="small"
        label={t('Value')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
        error={isRefused}
        helperText={
          isRefused
            ? t('Such as {example}', { example: currency === 'DZD' ? '14 000' : '120.50' })
            : t('For the reports')
        }
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ m: 0, flex: 1, minWidth: 0 }}
      />
      <TextField
        select
        size="small"
        label={t('Currency')}
        value={currency}
        onChange={(event) => setCurrency(event.target.value === 'EUR' ? 'EUR' : 'DZD')}
        sx={{ m: 0, width: 88, flex: 'none' }}
      >
        <MenuItem value="DZD">{t('DZD')}</MenuItem>
        <MenuItem value="EUR">{t('EUR')}</MenuItem>
      </TextField>
      <Button type="submit" disabled={isSaving} sx={{ minHeight: 40 }}>
        {t('Save')}
      </Button>
    </Box>
  );
}
