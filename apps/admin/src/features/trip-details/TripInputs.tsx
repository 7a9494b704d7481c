import {
  allTripFields,
  type TripField,
  type TripTable,
  tripFields,
} from '@expat-buddy/domain/trip/fields';
import type { ReactNode } from 'react';
import { FieldInputs, fieldInput } from '#ui/fields/FieldInputs.tsx';
import { ownInputs } from './own-inputs.tsx';
import type { TripTab } from './trip-form.ts';

export const tripInput = (name: TripField): ReactNode => fieldInput(allTripFields, ownInputs, name);

type TripInputsProps = { table: TripTable; tab: TripTab; without?: readonly TripField[] };

/** The inputs of a tab; without those that it has placed elsewhere. */
export function TripInputs({ table, ...tab }: TripInputsProps) {
  const fields = tripFields[table] as typeof allTripFields;
  return <FieldInputs fields={fields} own={ownInputs} {...tab} />;
}
