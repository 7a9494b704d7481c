import { type EventState, eventStates } from '@expat-buddy/domain/event/state';
import { t } from '#i18n/t.ts';

export const emptyEvent = {
  id: '',
  title: '',
  tagline: '',
  description: '',
  long_description: '',
  image: '',
  location: '',
  starts_on: null,
  ends_on: null,
  start_time: '',
  end_time: '',
  price: '',
  state: 'announced',
  programme: [],
  practical: [],
  status: 'draft',
};

export const eventLabels = {
  title: t('Title'),
  tagline: t('Tagline'),
  description: t('Description'),
  long_description: t('About the event'),
  image: t('Photo'),
  location: t('Place'),
  starts_on: t('First day'),
  ends_on: t('Last day'),
  start_time: t('Begins at'),
  end_time: t('Ends at'),
  price: t('Price'),
  state: t('Stage'),
  programme: t('Programme'),
  practical: t('Good to know'),
  position: t('Position'),
  status: t('Status'),
};

const stateNames: Readonly<Record<EventState, string>> = {
  announced: t('Announced'),
  open: t('Open for inquiries'),
  full: t('Full'),
  past: t('Past'),
};

export const stateChoices = eventStates.map((id) => ({ id, name: stateNames[id] }));
