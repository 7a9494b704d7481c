import type { allTripFields } from '@expat-buddy/domain/trip/fields';
import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { CancellationInput } from './CancellationInput.tsx';
import { EffortInput } from './EffortInput.tsx';
import { GalleryTab } from './gallery/GalleryTab.tsx';
import { MonthsInput } from './months/MonthsInput.tsx';
import { AmountInput, CurrencyInput, PriceUnitInput } from './price/AmountInputs.tsx';
import { VehicleIncludedInput } from './price/VehicleIncludedInput.tsx';
import { QuestionsTab } from './questions/QuestionsTab.tsx';
import { TeamInput } from './TeamInput.tsx';

export const ownInputs: OwnInputs<typeof allTripFields> = {
  price_amount: <AmountInput />,
  price_currency: <CurrencyInput />,
  price_unit: <PriceUnitInput />,
  vehicle_included: <VehicleIncludedInput />,
  // The form of travels has the programme.
  days: null,
  no_itinerary_reason: null,
  effort: <EffortInput />,
  best_months: (
    <>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('When to go')}
      </Typography>
      <MonthsInput />
    </>
  ),
  good_months: null,
  cancellation: <CancellationInput />,
  questions: <QuestionsTab />,
  gallery: <GalleryTab />,
  planner_ids: <TeamInput field="planner_ids" />,
  guide_ids: <TeamInput field="guide_ids" />,
};
