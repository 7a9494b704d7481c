import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { keepText } from '#ui/inputs/form-text.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { columns } from './columns.ts';
import { tripLabels } from './trip-form.ts';

export function PracticalTab() {
  return (
    <>
      <Box sx={{ ...columns(1, 2), rowGap: 1.5 }}>
        <LinesInput source="included" label={tripLabels.included} addLabel="Add what is included" />
        <LinesInput
          source="not_included"
          label={tripLabels.not_included}
          addLabel="Add what is not included"
        />
      </Box>
      <TextInput
        source="meeting_point"
        label={tripLabels.meeting_point}
        parse={keepText}
        helperText="A place that a taxi driver finds."
      />
      <TextInput
        source="getting_there"
        label={tripLabels.getting_there}
        parse={keepText}
        helperText="Flights, trains, roads and how long they take."
        multiline
        minRows={3}
      />
      <LinesInput
        source="what_to_bring"
        label={tripLabels.what_to_bring}
        addLabel="Add something to bring"
      />
    </>
  );
}
