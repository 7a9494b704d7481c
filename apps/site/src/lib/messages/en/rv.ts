import { counted } from '../counted.ts';

const rules = new Intl.PluralRules('en');

export const rv = {
  list: {
    title: 'RV Rental',
    description:
      'Campers, motorhomes and 4x4s for Algeria, compared side by side: berths, seats, gearbox, minimum days and price a day, and the road trips that suit each of them.',
    badge: 'RV rental',
    headline: 'Wake up where the road ended',
    intro:
      'A van for two on the coast, a motorhome for three generations, a 4x4 that sleeps on its own roof. Compare them, choose your days, and write: we answer whether the vehicle is free and what it costs for exactly those days.',
    loading: 'Loading vehicles...',
    error: 'Error loading vehicles.',
    empty: 'No vehicles are offered at the moment. Write to us: we tell you what can be arranged.',
    glance: 'At a glance',
    glanceText: (count: number) =>
      `${counted(rules, count, { one: 'vehicle', other: 'vehicles' })}, each for another way of travelling.`,
    tableLabel: 'The vehicles compared',
    vehicle: 'Vehicle',
    closer: 'One by one',
    details: 'Equipment and conditions',
    ofVehicle: (name: string) => `of ${name}`,
    examples:
      'The prices here are examples. What you pay is written in our answer to your inquiry, before anything is agreed.',
  },
  facts: {
    sleeps: 'Sleeps',
    seats: 'Seats',
    gearbox: 'Gearbox',
    days: 'At least',
    driver: 'At the wheel',
    price: 'Price',
    noBerths: 'No beds on board',
    sleepsCount: (count: number) => `Sleeps ${count}`,
    seatsCount: (count: number) => counted(rules, count, { one: 'seat', other: 'seats' }),
    daysCount: (count: number) => counted(rules, count, { one: 'day', other: 'days' }),
    fromDays: (count: number) => `from ${counted(rules, count, { one: 'day', other: 'days' })}`,
    manual: 'Manual',
    automatic: 'Automatic',
    withDriver: 'With driver',
    selfDrive: 'You drive',
    perDay: (amount: string) => `${amount} a day`,
    onRequest: 'Price on request',
    none: 'none',
  },
  roads: {
    title: 'Where to drive it',
    text: 'Each of these roads is told day by day, with stops, kilometres and hours, and says which vehicle suits it.',
    forVehicle: 'Roads it is made for',
    loading: 'Loading road trips...',
    error: 'Error loading road trips.',
    empty: 'No road trip is written down yet.',
    all: (count: number) => `See all ${new Intl.NumberFormat('en').format(count)} road trips`,
    noneForVehicle:
      'No road trip is written for this vehicle yet. Tell us where you want to go and we sketch one.',
  },
  how: {
    title: 'How renting works',
    steps: [
      {
        title: 'You write',
        text: 'Name the vehicle, the days, who drives and where you would like to start. Nothing is booked or paid on this site.',
      },
      {
        title: 'We answer by email',
        text: 'You read whether it is free on those days, the price for all of them, the deposit and the conditions.',
      },
      {
        title: 'You get the key',
        text: 'We look at the licence, go round the vehicle together, note every scratch and show you how everything works.',
      },
      {
        title: 'You bring it back',
        text: 'We go round it once more. What was agreed about the deposit happens then and there.',
      },
    ],
  },
  call: {
    title: 'Not sure which one?',
    text: 'Say how many you are, how many nights you plan and which roads tempt you. We name the vehicle that fits, and say so when none does.',
    button: 'Ask about a vehicle',
    next: 'You write, we read it ourselves, and an answer comes by email.',
  },
  vehicle: {
    loading: 'Loading vehicle...',
    error: 'Error loading this vehicle.',
    notFound: 'Vehicle not found.',
    back: 'All vehicles',
    description: (name: string) => `${name}, for rent in Algeria.`,
    slip: 'Rental facts',
    equipment: 'On board',
    conditions: 'Before you take the key',
    ask: 'Send Inquiry',
    askText: 'Choose your days in the form. Nothing is booked or paid here.',
    related: 'Others to compare',
    relatedText: 'Close to it in size.',
  },
  inquiry: {
    about: (name: string) => `I would like to rent: ${name}.\n`,
  },
  gallery: {
    label: (name: string) => `Pictures of ${name}`,
    picture: (name: string, number: number) => `${name}, picture ${number}`,
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
};
