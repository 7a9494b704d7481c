import { priceCurrencies } from '@expat-buddy/domain/trip/choices';
import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import { Box, Card, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { ItemsInput } from './ItemsInput.tsx';
import { LinesTextInput } from './LinesTextInput.tsx';
import { type EditedProposal, proposalLabels as labels } from './proposal-form.ts';
import { useWrittenText } from './use-written-text.ts';

const currencies = priceCurrencies.map((id) => ({
  id,
  name: id === 'DZD' ? t('Dinars (DZD)') : t('Euros (EUR)'),
}));

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
};

/** The fields of a draft. */
export function ProposalForm({ people }: { people: number | null }) {
  const { getValues, setValue } = useFormContext<EditedProposal>();
  const written = useWrittenText();
  // Dinars have no centimes.
  const roundPrices = (currency: PriceCurrency) => {
    if (currency !== 'DZD') return;
    const items = getValues('items').map((item) => ({
      ...item,
      unit_price_minor: item.unit_price_minor && Math.round(item.unit_price_minor / 100) * 100,
    }));
    setValue('items', items, { shouldDirty: true });
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible', display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PlainTextInput
          source="title"
          label={labels.title}
          slotProps={written}
          helperText={t('The heading, such as “Nine days from the Kasbah to Timimoun”.')}
        />
        <Box sx={columns}>
          <PlainTextInput
            source="travellers"
            label={labels.travellers}
            slotProps={written}
            helperText={t('As the visitor said it.')}
          />
          <SelectInput
            source="currency"
            label={labels.currency}
            choices={currencies}
            translateChoice={false}
            helperText={false}
            isRequired
            onChange={(event) => roundPrices(event.target.value)}
          />
          <DayInput source="starts_on" label={labels.starts_on} helperText="" />
          <DayInput source="ends_on" label={labels.ends_on} helperText="" />
        </Box>
      </Box>
      <ItemsInput people={people} />
      <Box sx={columns}>
        <LinesTextInput source="included" label={labels.included} helperText={t('One per line.')} />
        <LinesTextInput
          source="not_included"
          label={labels.not_included}
          helperText={t('One per line.')}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('Terms and validity')}</Typography>
        <PlainTextInput
          source="terms"
          label={labels.terms}
          slotProps={written}
          multiline
          minRows={3}
          helperText={t('Begins with the cancellation terms of the trip or the settings.')}
        />
        <Box sx={{ maxWidth: { sm: 320 } }}>
          <DayInput
            source="valid_until"
            label={labels.valid_until}
            helperText={t('The last day on which the customer can accept.')}
          />
        </Box>
      </Box>
    </Card>
  );
}
