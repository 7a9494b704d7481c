import type { EventState } from '@expat-buddy/domain/event/event-state';

type StateWords = { label: string; text: string; button: string };

const states: Record<EventState, StateWords> = {
  announced: {
    label: 'Announced',
    text: 'Taking shape. There is nothing to book yet, and nothing to pay.',
    button: 'Tell me when it is certain',
  },
  open: {
    label: 'Open',
    text: 'There are places. Write how many you are, and we answer with what comes next.',
    button: 'Ask for a place',
  },
  full: {
    label: 'Full',
    text: 'Every place is taken. We keep a waiting list and write when one comes free.',
    button: 'Join the waiting list',
  },
  past: {
    label: 'Over',
    text: 'This one has been. Write if you would like to hear of the next.',
    button: 'Ask about the next one',
  },
};

export const event = {
  loading: 'Loading the event...',
  error: 'The event could not be loaded.',
  notFound: 'Event not found.',
  back: 'Back to the home page',
  states,
  ticket: 'The event in short',
  state: 'State',
  when: 'When',
  where: 'Where',
  noDates: 'Dates to be announced',
  noPlace: 'Place to be announced',
  about: 'What it is about',
  programme: 'Programme',
  noProgramme: 'The programme is written here once it is certain.',
  practical: 'Good to know',
};
