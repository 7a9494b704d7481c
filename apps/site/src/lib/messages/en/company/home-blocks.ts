type Part = { text: string; to?: 'travels' | 'activities' | 'rvRental' | 'services' };

export const homeBlockMessages = {
  loading: 'Loading...',
  work: {
    title: 'What we do',
    /** One sentence; the segments with `to` are links. */
    statement: [
      { text: 'We plan ' },
      { text: 'journeys through Algeria', to: 'travels' },
      { text: ', guide ' },
      { text: 'days outdoors', to: 'activities' },
      { text: ', rent out ' },
      { text: 'a camper or a 4x4', to: 'rvRental' },
      { text: ', and sort out ' },
      { text: 'the paperwork', to: 'services' },
      { text: ' when you decide to stay.' },
    ] as Part[],
    stepsTitle: 'How it works',
    steps: [
      {
        title: 'You write',
        text: 'When, with whom, and what you would hate to miss. A few lines are enough.',
      },
      {
        title: 'We answer',
        text: 'By email, with a route, honest driving hours and a price that says what is included.',
      },
      {
        title: 'You decide',
        text: 'Nothing is booked or paid on this site. When you say yes, we make the bookings, and we stay within reach while you travel.',
      },
    ],
  },
  categories: {
    title: 'Choose your way in',
    text: 'By direction, by what you like, or by the time you have.',
    error: 'The categories could not be loaded.',
  },
  featured: {
    title: 'Where to begin',
    text: 'Sand, city, Roman stone and sea: a few trips that show how varied one country can be.',
    error: 'The travels could not be loaded.',
    all: 'See all travels',
    themes: { coast: 'Coast', city: 'City', roman: 'Roman stone', sahara: 'Sahara' },
  },
  day: {
    title: 'A day outside',
    text: 'Every activity has its hour. Choose the light, and a local guide takes care of the rest.',
    error: 'The activities could not be loaded.',
    all: 'All activities',
    lights: {
      morning: { title: 'Morning', text: 'on the water' },
      noon: { title: 'Noon', text: 'in hills and gorges' },
      evening: { title: 'Evening', text: 'on the sand' },
      'blue-hour': { title: 'Blue hour', text: 'below the surface, behind old doors' },
      night: { title: 'Night', text: 'around the fire' },
    },
  },
  stay: {
    title: 'And if you stay',
    text: 'A residence card, a rattling car, a team that needs a day out of the office: if you live here, we are the people to ask.',
    error: 'The services could not be loaded.',
    all: 'All services',
  },
  road: {
    title: 'Your own road',
    text: 'A camper for the coast or a 4x4 for the south, with the paperwork explained and, where the track calls for it, a driver.',
    error: 'The vehicles could not be loaded.',
    all: 'See the vehicles',
    alt: 'A camper van on a coast road above the sea',
    berths: (count: number) => `Sleeps ${count}`,
    withDriver: 'With a driver',
    perDay: (price: string) => `${price} a day`,
  },
  close: {
    title: 'Where would you like to wake up?',
    text: 'Ask anything: about a road, a month, a visa letter, a mechanic. Somebody who lives here reads it and answers by email.',
    button: 'Write to us',
  },
};
