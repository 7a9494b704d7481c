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
