import { counted } from '../../plural.ts';

export const rvMessages = {
  list: {
    title: 'RV Rental',
    description:
      'Campers, motorhomes and 4x4s for Algeria, compared side by side: berths, seats, gearbox, minimum days and price a day, and the road trips that suit each of them.',
    badge: 'RV rental',
    headline: 'Wake up where the road ended',
    intro:
      'A van for two on the coast, a motorhome for three generations, a 4x4 that sleeps on its own roof. Compare them, choose your days and write to us: we tell you whether the vehicle is free and what it costs for exactly those days.',
    loading: 'Loading vehicles...',
    error: 'Error loading vehicles.',
    empty:
      'No vehicles are available at the moment. Write to us and we tell you what can be arranged.',
    glance: 'At a glance',
    glanceText: (count: number) =>
      `${counted(count, { one: '# vehicle', other: '# vehicles' })}, each for a different way of travelling.`,
    tableLabel: 'The vehicles compared',
    vehicle: 'Vehicle',
    closer: 'One by one',
    details: 'Equipment and conditions',
    ofVehicle: (name: string) => `of ${name}`,
  },
  roads: {
    title: 'Where to drive it',
    text: 'Each of these roads is described day by day, with stops, kilometres, hours and the vehicle that suits it. Where a driver takes you, its page says so.',
    forVehicle: 'Roads it is made for',
    loading: 'Loading road trips...',
    error: 'Error loading road trips.',
    empty: 'No road trips yet.',
    all: (count: number) => `See all ${new Intl.NumberFormat('en').format(count)} road trips`,
    noneForVehicle:
      'No road trip suits this vehicle yet. Tell us where you want to go and we sketch one.',
  },
  how: {
    title: 'How renting works',
    steps: [
      {
        title: 'You write',
        text: 'Tell us which vehicle, which days, who drives and where you would like to start. Nothing is booked or paid on this site.',
      },
      {
        title: 'We answer by email',
        text: 'We tell you whether it is free on those days, what it costs in total, the deposit and the conditions.',
      },
      {
        title: 'You get the key',
        text: 'We check your licence, walk round the vehicle with you, note every scratch and show you how everything works.',
      },
      {
        title: 'You bring it back',
        text: 'We walk round it once more and settle the deposit as agreed, then and there.',
      },
    ],
  },
  call: {
    title: 'Not sure which one?',
    text: 'Tell us how many you are, how many nights you plan and which roads tempt you. We suggest the vehicle that fits, and say so when none does.',
    button: 'Ask about a vehicle',
    next: 'Write to us: a person reads it and answers by email.',
  },
};
