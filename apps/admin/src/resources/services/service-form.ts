import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { type ServiceAudience, serviceAudiences } from '@expat-buddy/domain/service/service-calls';
import * as z from 'zod/mini';
import { id, lines, required, status, text } from '#ui/inputs/form-rules.ts';

/** The limits of the database (services_*), in words for the form. */
export const serviceSchema = z.object({
  id: id('airport-welcome'),
  title: required('a title', 100),
  service_type: z.enum(serviceTypes, 'Please choose an inquiry type.'),
  audience: z.enum(serviceAudiences, 'Please choose an audience.'),
  description: text(2000),
  what_we_do: lines,
  what_you_bring: lines,
  usual_time: text(200),
  languages: lines,
  limits: text(2000),
  icon: text(100),
  status,
});

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
