import { serviceTypeLabels, serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { type ServiceAudience, serviceAudiences } from '@expat-buddy/domain/service/audiences';

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
  title: 'Title',
  service_type: 'Inquiry type',
  audience: 'Audience',
  description: 'Description',
  what_we_do: 'What we do',
  what_you_bring: 'What the client brings',
  usual_time: 'Usual time',
  languages: 'Languages',
  limits: 'Limits',
  icon: 'Icon',
  price_calculation: 'How the price is calculated',
  price_amount: 'Amount',
  price_currency: 'Currency',
  price_unit: 'Price per',
  included: 'Included in the price',
  not_included: 'Not included',
  position: 'Position',
  status: 'Status',
};

export const audienceNames: Readonly<Record<ServiceAudience, string>> = {
  visitors: 'Visitors',
  residents: 'People living in Algeria',
};

export const audienceChoices = serviceAudiences.map((audience) => ({
  id: audience,
  name: audienceNames[audience],
}));

export const typeChoices = serviceTypes.map((id) => ({ id, name: serviceTypeLabels[id] }));
