import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { PickUpTownsInput, RentalTermInput, rentalTerms } from './RentalTab.tsx';
import { FuelInput } from './SizeTab.tsx';
import {
  ConditionsInput,
  EquipmentInput,
  GearboxInput,
  MinimumDaysInput,
  WithDriverInput,
} from './VehicleInputs.tsx';
import { vehicleLabels } from './vehicle-form.ts';

const one = (field: keyof typeof vehicleLabels, input: BulkField['input']): BulkField => ({
  label: vehicleLabels[field],
  fields: [field],
  input,
});

const fields: readonly BulkField[] = [
  one('minimum_days', <MinimumDaysInput />),
  one('gearbox', <GearboxInput />),
  one('fuel', <FuelInput />),
  one('with_driver', <WithDriverInput />),
  one('equipment', <EquipmentInput />),
  one('conditions', <ConditionsInput />),
  one('pick_up_towns', <PickUpTownsInput />),
  ...rentalTerms.map((field) => one(field, <RentalTermInput field={field} />)),
];

export default fields;
