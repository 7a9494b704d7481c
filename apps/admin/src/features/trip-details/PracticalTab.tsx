import { Box } from '@mui/material';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { columns } from './columns.ts';
import { TripLinesInput } from './TripLinesInput.tsx';
import { tripLabels } from './trip-form.ts';

export function PracticalTab() {
  return (
    <>
      <Box sx={{ ...columns(1, 2), rowGap: 1.5 }}>
        <TripLinesInput field="included" />
        <TripLinesInput field="not_included" />
      </Box>
      <PlainTextInput
        source="meeting_point"
        label={tripLabels.meeting_point}
        helperText={t('A place that a taxi driver finds.')}
      />
      <PlainTextInput
        source="getting_there"
        label={tripLabels.getting_there}
        helperText={t('Flights, trains, roads and how long they take.')}
        multiline
        minRows={3}
      />
      <TripLinesInput field="what_to_bring" />
    </>
  );
}
