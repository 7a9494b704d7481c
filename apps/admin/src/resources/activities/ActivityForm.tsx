import { Box, Card } from '@mui/material';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { CompletenessNote, MissingAnswers } from '#features/trip-details/CompletenessNote.tsx';
import { priceTab, tripTabs } from '#features/trip-details/trip-tabs.tsx';
import { t } from '#i18n/t.ts';
import { type FormTab, FormTabs } from '#ui/form/FormTabs.tsx';
import { ActivityInputs } from './ActivityInputs.tsx';
import { ActivityPreview } from './ActivityPreview.tsx';
import { activityLabels, emptyActivity, validateActivity } from './activity-form.ts';

const tabs: readonly FormTab[] = [
  {
    key: 'content',
    label: t('Content'),
    fields: [
      'title',
      'id',
      'category_id',
      'status',
      'description',
      'longdescription',
      'image',
      'icon',
      'duration',
      'groupsize',
      'difficulty',
      'besttime',
      'highlights',
      'requirements',
    ],
    content: <ActivityInputs />,
  },
  priceTab('activities'),
  ...tripTabs('activities'),
];

export function ActivityForm() {
  return (
    <RecordForm
      validate={validateActivity}
      empty={emptyActivity}
      missing={<MissingAnswers table="activities" />}
    >
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
          <CompletenessNote table="activities" />
          <FormTabs tabs={tabs} label={t('Parts of the activity')} />
          <FormBar resource="activities" what={t('activity')} labels={activityLabels} />
        </Card>
        <ActivityPreview />
      </Box>
    </RecordForm>
  );
}
