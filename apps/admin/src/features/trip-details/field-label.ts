import type { CheckedField } from '@expat-buddy/domain/trip/completeness';
import { t } from '#i18n/t.ts';
import { tripLabels } from './trip-form.ts';

export const fieldLabel = (field: CheckedField) =>
  field === 'days' ? t('Programme') : tripLabels[field];
