import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { type ServiceAudience, serviceAudiences } from '@expat-buddy/domain/service/audiences';
import { serviceFields } from '@expat-buddy/domain/service/fields';
import { t, translated } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const serviceLabels = fieldLabels(serviceFields);

export const audienceNames: Readonly<Record<ServiceAudience, string>> = {
  visitors: t('Visitors'),
  residents: t('People living in Algeria'),
};

export const audienceChoices = serviceAudiences.map((audience) => ({
  id: audience,
  name: audienceNames[audience],
}));

export const typeChoices = serviceTypes.map((id) => ({
  id,
  name: translated(serviceTypeLabels[id]),
}));
