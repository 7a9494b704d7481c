import type { CheckedField } from '@expat-buddy/domain/trip/completeness';
import { tripLabels } from './trip-form.ts';

export const fieldLabel = (field: CheckedField) =>
  field === 'days' ? 'Programme' : tripLabels[field];
