import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { tripLabels } from './trip-form.ts';

const addLabels = {
  included: t('Add what is included'),
  not_included: t('Add what is not included'),
  what_to_bring: t('Add something to bring'),
  suits: t('Add who it suits'),
  unsuitable_for: t('Add who it does not suit'),
} as const;

export function TripLinesInput({ field }: { field: keyof typeof addLabels }) {
  return <LinesInput source={field} label={tripLabels[field]} addLabel={addLabels[field]} />;
}
