import { type EventState, eventStates } from '@expat-buddy/domain/event/state';

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
  title: 'Title',
  tagline: 'Tagline',
  description: 'Description',
  long_description: 'About the event',
  image: 'Photo',
  location: 'Place',
  starts_on: 'First day',
  ends_on: 'Last day',
  start_time: 'Begins at',
  end_time: 'Ends at',
  price: 'Price',
  state: 'Stage',
  programme: 'Programme',
  practical: 'Good to know',
  position: 'Position',
  status: 'Status',
};

const stateNames: Readonly<Record<EventState, string>> = {
  announced: 'Announced',
  open: 'Open for inquiries',
  full: 'Full',
  past: 'Past',
};

export const stateChoices = eventStates.map((id) => ({ id, name: stateNames[id] }));
