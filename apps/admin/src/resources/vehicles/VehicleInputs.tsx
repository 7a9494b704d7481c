import { Box } from '@mui/material';
import { BooleanInput, SelectInput } from 'react-admin';
import { GalleryInput } from '#features/photos/GalleryInput.tsx';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PriceInput } from '#ui/inputs/PriceInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { UnitInput } from '#ui/inputs/UnitInput.tsx';
import { FloorPlanInput } from './floor-plan/FloorPlanInput.tsx';
import { RentalTab } from './RentalTab.tsx';
import { RoadTripsInput } from './RoadTripsInput.tsx';
import { SizeTab } from './SizeTab.tsx';
import { UnavailableInput } from './UnavailableInput.tsx';
import { gearboxChoices } from './vehicle-form.ts';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function MinimumDaysInput() {
  return <UnitInput source="minimum_days" label={t('Minimum rental')} unit={t('days')} />;
}

export function GearboxInput() {
  return (
    <SelectInput
      source="gearbox"
      label={t('Gearbox')}
      choices={gearboxChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

export function WithDriverInput() {
  return (
    <BooleanInput
      source="with_driver"
      label={t('Comes with a driver')}
      helperText={t('Shown as a badge on its card.')}
    />
  );
}

export function EquipmentInput() {
  return <LinesInput source="equipment" label={t('Equipment')} addLabel={t('Add equipment')} />;
}

export function ConditionsInput() {
  return <LinesInput source="conditions" label={t('Conditions')} addLabel={t('Add a condition')} />;
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="name" titleLabel={t('Name')} pathOnSite="/rv-rental/" />
      <PublicationInput />
      <PlainTextInput source="description" label={t('Description')} multiline minRows={3} />
      <PictureInput source="image" />
      <GalleryInput source="gallery" label={t('Gallery, on its page')} />
    </>
  );
}

function FactsTab() {
  return (
    <>
      <PriceInput
        source="price_per_day"
        label={t('Price per day')}
        sentence={(price) => t('Visitors see “{price}” a day.', { price })}
      />
      <Box sx={pairs}>
        <UnitInput
          source="berths"
          label={t('Beds')}
          unit={t('people')}
          helperText={t('0: nobody sleeps in it.')}
        />
        <UnitInput source="seats" label={t('Seats')} unit={t('people')} />
        <MinimumDaysInput />
        <GearboxInput />
      </Box>
      <WithDriverInput />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: t('Text and photos'),
    fields: ['name', 'id', 'status', 'description', 'image', 'gallery'],
    content: <WordsTab />,
  },
  {
    key: 'facts',
    label: t('Facts'),
    fields: ['price_per_day', 'berths', 'seats', 'minimum_days', 'gearbox', 'with_driver'],
    content: <FactsTab />,
  },
  {
    key: 'lists',
    label: t('Equipment'),
    fields: ['equipment', 'conditions'],
    content: (
      <>
        <EquipmentInput />
        <ConditionsInput />
      </>
    ),
  },
  {
    key: 'size',
    label: t('Size and fuel'),
    fields: ['length', 'width', 'height', 'seats_with_belts', 'fuel', 'child_seats', 'consumption'],
    content: <SizeTab />,
  },
  {
    key: 'plan',
    label: t('Floor plan'),
    fields: ['floor_plan'],
    content: <FloorPlanInput />,
  },
  {
    key: 'rental',
    label: t('Rental terms'),
    fields: [
      'pick_up_towns',
      'licence',
      'who_may_drive',
      'deposit',
      'insurance',
      'excess',
      'mileage',
      'breakdown',
    ],
    content: <RentalTab />,
  },
  {
    key: 'days',
    label: t('Availability'),
    fields: ['unavailable'],
    content: <UnavailableInput />,
  },
  { key: 'trips', label: t('Road trips'), fields: ['travel_ids'], content: <RoadTripsInput /> },
];

export default function VehicleInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the vehicle')} />;
}
