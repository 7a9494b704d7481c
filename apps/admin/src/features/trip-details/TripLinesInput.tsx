import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { tripLabels } from './trip-form.ts';

const addLabels = {
  included: 'Add what is included',
  not_included: 'Add what is not included',
  what_to_bring: 'Add something to bring',
  suits: 'Add who it suits',
  unsuitable_for: 'Add who it does not suit',
} as const;

export function TripLinesInput({ field }: { field: keyof typeof addLabels }) {
  return <LinesInput source={field} label={tripLabels[field]} addLabel={addLabels[field]} />;
}
