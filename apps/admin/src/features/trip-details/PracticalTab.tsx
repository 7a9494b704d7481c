import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
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
      <TextInput
        source="meeting_point"
        label={tripLabels.meeting_point}
        parse={keepText}
        helperText={t('A place that a taxi driver finds.')}
      />
      <TextInput
        source="getting_there"
        label={tripLabels.getting_there}
        parse={keepText}
        helperText={t('Flights, trains, roads and how long they take.')}
        multiline
        minRows={3}
      />
      <TripLinesInput field="what_to_bring" />
    </>
  );
}
