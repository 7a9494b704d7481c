import { activitySchema } from '@expat-buddy/domain/activity/schema';
import { Box, Card } from '@mui/material';

import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { ActivityInputs } from './ActivityInputs.tsx';
import { ActivityPreview } from './ActivityPreview.tsx';
import { activityLabels } from './activity-form.ts';

const validate = validateWith(activitySchema);
const emptyActivity = { status: 'draft', icon: 'Compass', highlights: [], requirements: [] };

export function ActivityForm() {
  return (
    <RecordForm validate={validate} empty={emptyActivity}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          maxWidth: 1200,
        }}
      >
        <Card sx={{ px: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <ActivityInputs />
          <FormBar resource="activities" what="activity" labels={activityLabels} />
        </Card>
        <ActivityPreview />
      </Box>
    </RecordForm>
  );
}
