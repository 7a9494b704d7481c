import type { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { Box } from '@mui/material';
import { BooleanInput, SelectInput } from 'react-admin';
import { GalleryInput } from '#features/photos/GalleryInput.tsx';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { columns } from '#ui/fields/columns.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { PriceInput } from '#ui/inputs/PriceInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { UnitInput } from '#ui/inputs/UnitInput.tsx';
import { FloorPlanInput } from './floor-plan/FloorPlanInput.tsx';
import { RoadTripsInput } from './RoadTripsInput.tsx';
import { UnavailableInput } from './UnavailableInput.tsx';
import { fuelChoices, gearboxChoices, vehicleLabels } from './vehicle-form.ts';

const sizes = ['length', 'width', 'height'] as const;

export const vehicleInputs: OwnInputs<typeof vehicleFields> = {
  name: (
    <>
      <TitleAndSlugInputs
        titleSource="name"
        titleLabel={vehicleLabels.name}
        pathOnSite="/rv-rental/"
      />
      <PublicationInput />
    </>
  ),
  image: <PictureInput source="image" />,
  gallery: <GalleryInput source="gallery" label={t('Gallery, on its page')} />,
  price_per_day: (
    <PriceInput
      source="price_per_day"
      label={vehicleLabels.price_per_day}
      sentence={(price) => t('Visitors see “{price}” a day.', { price })}
    />
  ),
  berths: (
    <UnitInput
      source="berths"
      label={vehicleLabels.berths}
      unit={t('people')}
      helperText={t('0: nobody sleeps in it.')}
    />
  ),
  seats: <UnitInput source="seats" label={vehicleLabels.seats} unit={t('people')} />,
  minimum_days: (
    <UnitInput source="minimum_days" label={vehicleLabels.minimum_days} unit={t('days')} />
  ),
  gearbox: (
    <SelectInput
      source="gearbox"
      label={vehicleLabels.gearbox}
      choices={gearboxChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  ),
  with_driver: (
    <BooleanInput
      source="with_driver"
      label={t('Comes with a driver')}
      helperText={t('Shown as a badge on its card.')}
    />
  ),
  length: (
    <Box sx={columns(1, 3)}>
      {sizes.map((size) => (
        <NumberField
          key={size}
          source={size}
          label={vehicleLabels[size]}
          mostDecimals={3}
          unit="m"
        />
      ))}
    </Box>
  ),
  width: null,
  height: null,
  fuel: <OptionalSelectInput source="fuel" label={vehicleLabels.fuel} choices={fuelChoices} />,
  floor_plan: <FloorPlanInput />,
  unavailable: <UnavailableInput />,
  travel_ids: <RoadTripsInput />,
};
