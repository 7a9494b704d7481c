import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { type ServiceAudience, serviceAudiences } from '@expat-buddy/domain/service/audiences';
import { t, translated } from '#i18n/t.ts';

export const emptyService = {
  id: '',
  title: '',
  service_type: 'general',
  audience: 'visitors',
  description: '',
  what_we_do: [],
  what_you_bring: [],
  usual_time: '',
  languages: [],
  limits: '',
  icon: '',
  price_calculation: '',
  price_amount: null,
  price_currency: null,
  price_unit: null,
  included: [],
  not_included: [],
  status: 'draft',
};

export const serviceLabels = {
  title: t('Title'),
  service_type: t('Inquiry type'),
  audience: t('Audience'),
  description: t('Description'),
  what_we_do: t('What we do'),
  what_you_bring: t('What the client brings'),
  usual_time: t('Usual time'),
  languages: t('Languages'),
  limits: t('Limits'),
  icon: t('Icon'),
  price_calculation: t('How the price is calculated'),
  price_amount: t('Amount'),
  price_currency: t('Currency'),
  price_unit: t('Price per'),
  included: t('Included in the price'),
  not_included: t('Not included'),
  position: t('Position'),
  status: t('Status'),
};

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
