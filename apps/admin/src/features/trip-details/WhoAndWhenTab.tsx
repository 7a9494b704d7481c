import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { columns } from './columns.ts';
import { EffortInput } from './EffortInput.tsx';
import { MonthsInput } from './months/MonthsInput.tsx';
import { TripLinesInput } from './TripLinesInput.tsx';
import { tripLabels } from './trip-form.ts';

export function MinimumAgeInput() {
  return (
    <NumberField
      source="minimum_age"
      label={tripLabels.minimum_age}
      helperText={t('In years. Enter 0 for all ages; while empty, visitors read “Ask us”.')}
    />
  );
}

export function MonthsReasonInput() {
  return (
    <PlainTextInput
      source="months_reason"
      label={tripLabels.months_reason}
      helperText={t('Why: “From May on it is over 40 °C by noon”.')}
      multiline
      minRows={2}
    />
  );
}

export function WhoAndWhenTab() {
  return (
    <>
      <Box sx={{ ...columns(1, 2), rowGap: 1.5 }}>
        <TripLinesInput field="suits" />
        <TripLinesInput field="unsuitable_for" />
      </Box>
      <EffortInput />
      <Box sx={columns(1, 2)}>
        <MinimumAgeInput />
        <NumberField
          source="highest_altitude"
          label={tripLabels.highest_altitude}
          helperText={t('Metres above sea level.')}
        />
      </Box>
      <PlainTextInput
        source="heat"
        label={tripLabels.heat}
        helperText={t('How hot or cold it gets, and when.')}
        multiline
        minRows={2}
      />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('When to go')}
      </Typography>
      <MonthsInput />
      <MonthsReasonInput />
    </>
  );
}
