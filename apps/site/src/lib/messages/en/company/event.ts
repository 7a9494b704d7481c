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

export const eventMessages = {
  loading: 'Loading the event...',
  error: 'The event could not be loaded.',
  notFound: 'Event not found.',
  back: 'All events',
  states,
  ticket: 'The event at a glance',
  state: 'Status',
  when: 'When',
  where: 'Where',
  noDates: 'Dates to be announced',
  noPlace: 'Place to be announced',
  price: 'Price',
  algiersTime: (times: string) => `${times} Algiers time`,
  addToCalendar: 'Add to calendar',
  list: {
    title: 'Events',
    description:
      'Evenings, gatherings and festivals in Algeria: what is coming up, when and where.',
    intro:
      'Gatherings that we organise or help with. Each page says when, where and what is still open. An inquiry is not a booking, and costs nothing.',
    loading: 'Loading the events...',
    error: 'The events could not be loaded.',
    empty: 'There are no events at the moment.',
    upcoming: 'Coming up',
    past: 'Past events',
    ask: 'Plan an event with us',
  },
  about: 'What it is about',
  programme: 'Programme',
  noProgramme: 'The programme appears here once it is confirmed.',
  practical: 'Good to know',
};
