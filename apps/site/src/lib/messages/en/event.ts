import type { EventState } from '@expat-buddy/domain/event/state';

type StateMessages = { label: string; text: string; button: string };

const states: Record<EventState, StateMessages> = {
  announced: {
    label: 'Announced',
    text: 'Taking shape. There is nothing to book yet, and nothing to pay.',
    button: 'Tell me when it is confirmed',
  },
  open: {
    label: 'Open',
    text: 'Places are available. Tell us how many you are, and we reply with the next steps.',
    button: 'Ask for a place',
  },
  full: {
    label: 'Full',
    text: 'Every place is taken. We keep a waiting list and write to you when a place becomes free.',
    button: 'Join the waiting list',
  },
  past: {
    label: 'Over',
    text: 'This one is over. Write if you would like to hear about the next.',
    button: 'Ask about the next one',
  },
};

export const event = {
  loading: 'Loading the event...',
  error: 'The event could not be loaded.',
  notFound: 'Event not found.',
  back: 'Back to the home page',
  states,
  ticket: 'The event at a glance',
  state: 'Status',
  when: 'When',
  where: 'Where',
  noDates: 'Dates to be announced',
  noPlace: 'Place to be announced',
  about: 'What it is about',
  programme: 'Programme',
  noProgramme: 'The programme appears here once it is confirmed.',
  practical: 'Good to know',
};
