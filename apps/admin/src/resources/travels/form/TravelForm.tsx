import { Box, Card } from '@mui/material';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { CompletenessNote, MissingAnswers } from '#features/trip-details/CompletenessNote.tsx';
import { TripInputs } from '#features/trip-details/TripInputs.tsx';
import { tabFields } from '#features/trip-details/trip-form.ts';
import { priceTab, tripTabs } from '#features/trip-details/trip-tabs.tsx';
import { t } from '#i18n/t.ts';
import { type FormTab, FormTabs } from '#ui/form/FormTabs.tsx';
import { validateTravel } from '../travel-form.ts';
import { CardListsTab } from './CardListsTab.tsx';
import { ContentTab } from './ContentTab.tsx';
import { emptyTravel } from './empty-travel.ts';
import { FactsTab } from './FactsTab.tsx';
import { PriceInput } from './PriceInput.tsx';
import { PublicationTab } from './PublicationTab.tsx';
import { ProgrammeTab } from './programme/ProgrammeTab.tsx';
import { TermsTab } from './TermsTab.tsx';
import { TravelPreview } from './TravelPreview.tsx';
import { travelLabels } from './travel-labels.ts';

const tabs: readonly FormTab[] = [
  {
    key: 'content',
    label: t('Content'),
    fields: ['title', 'id', 'location', 'description', 'imageUrl'],
    content: <ContentTab />,
  },
  {
    key: 'facts',
    label: t('Facts'),
    fields: ['duration', 'groupSize', 'latitude', 'longitude'],
    content: <FactsTab />,
  },
  priceTab('travels', {
    fields: ['price', 'price_from', 'price_is_written'],
    inputs: <PriceInput />,
  }),
  {
    key: 'lists',
    label: t('Highlights & activities'),
    fields: ['highlights', 'activities'],
    content: <CardListsTab />,
  },
  {
    key: 'programme',
    label: t('Programme'),
    fields: tabFields('travels', 'programme'),
    content: (
      <>
        <ProgrammeTab />
        <TripInputs table="travels" tab="programme" />
      </>
    ),
  },
  ...tripTabs('travels'),
  {
    key: 'terms',
    label: t('Region, types, tags'),
    fields: ['region_id', 'in_south', 'type_id', 'type_ids', 'tag_ids'],
    content: <TermsTab />,
  },
  {
    key: 'publication',
    label: t('Publication'),
    fields: ['status', 'is_featured', 'position'],
    content: <PublicationTab />,
  },
];

export function TravelForm() {
  return (
    <RecordForm
      validate={validateTravel}
      empty={emptyTravel}
      missing={<MissingAnswers table="travels" />}
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
          <CompletenessNote table="travels" />
          <FormTabs tabs={tabs} label={t('Parts of the travel')} />
          <FormBar resource="travels" what={t('travel')} labels={travelLabels} />
        </Card>
        <TravelPreview />
      </Box>
    </RecordForm>
  );
}
