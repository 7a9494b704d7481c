import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { CancellationInput } from './CancellationInput.tsx';
import { EffortInput } from './EffortInput.tsx';
import { MonthsInput } from './months/MonthsInput.tsx';
import { PapersInput, SafetyInput } from './PapersTab.tsx';
import { AmountInput, CurrencyInput, PriceUnitInput } from './price/AmountInputs.tsx';
import { VehicleIncludedInput } from './price/VehicleIncludedInput.tsx';
import { TeamInput } from './TeamTab.tsx';
import { TripLinesInput } from './TripLinesInput.tsx';
import { type TripField, tripLabels } from './trip-form.ts';
import { MinimumAgeInput, MonthsReasonInput } from './WhoAndWhenTab.tsx';

const one = (field: TripField, input: BulkField['input']): BulkField => ({
  label: tripLabels[field],
  fields: [field],
  input,
});

/** What travels and activities often share. */
export const tripBulkFields: readonly BulkField[] = [
  {
    label: t('Best and good months'),
    fields: ['best_months', 'good_months'],
    input: <MonthsInput />,
  },
  one('months_reason', <MonthsReasonInput />),
  one('price_amount', <AmountInput />),
  one('price_currency', <CurrencyInput />),
  one('price_unit', <PriceUnitInput />),
  one('vehicle_included', <VehicleIncludedInput />),
  one('included', <TripLinesInput field="included" />),
  one('not_included', <TripLinesInput field="not_included" />),
  one('what_to_bring', <TripLinesInput field="what_to_bring" />),
  one('suits', <TripLinesInput field="suits" />),
  one('unsuitable_for', <TripLinesInput field="unsuitable_for" />),
  one('effort', <EffortInput />),
  one('minimum_age', <MinimumAgeInput />),
  one('papers', <PapersInput />),
  one('safety', <SafetyInput />),
  one('cancellation', <CancellationInput />),
  one('planner_ids', <TeamInput field="planner_ids" />),
  one('guide_ids', <TeamInput field="guide_ids" />),
];
