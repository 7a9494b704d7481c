import type { PlacedElement, PlanKind } from '@expat-buddy/domain/vehicle/floor-plan';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const metres = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const names: Record<PlanKind, readonly [one: string, many: string]> = {
  seat: ['Seat', 'seats'],
  bench: ['Bench', 'benches'],
  table: ['Table', 'tables'],
  bed: ['Bed', 'beds'],
  upper_bed: ['Bed above', 'beds above'],
  kitchen: ['Kitchen', 'kitchen units'],
  bathroom: ['Bathroom', 'bathrooms'],
  storage: ['Storage', 'storage spaces'],
  door: ['Door', 'doors'],
};

const along = { front: 'at the front', middle: 'in the middle', back: 'at the back' } as const;
const side = { left: 'on the left', right: 'on the right', centre: '', across: '' } as const;

export const vehicleDetailsMessages = {
  loading: 'Loading the details...',
  error: 'The details could not be loaded.',
  plan: {
    title: 'Floor plan',
    time: 'Show the floor plan',
    day: 'By day',
    night: 'By night',
    caption: 'Seen from above, the front on the left. The sizes of beds are in centimetres.',
    what: { day: 'Where things are by day', night: 'Where things are by night' },
    where: ({ kind, count, along: place, side: of, size }: PlacedElement) =>
      [
        [count === 1 ? names[kind][0] : `${count} ${names[kind][1]}`, along[place], side[of]]
          .filter(Boolean)
          .join(' '),
        size && `${figures.format(size[0])} × ${figures.format(size[1])} cm`,
      ]
        .filter(Boolean)
        .join(', '),
    size: ([long, short]: readonly [number, number]) => `${long} × ${short}`,
  },
  facts: {
    title: 'Size and rental terms',
    dimensions: 'Length × width × height',
    metres: (sizes: (number | null)[]) =>
      `${sizes.map((size) => (size === null ? '?' : metres.format(size))).join(' × ')} m`,
    belts: 'Seats with belts',
    childSeats: 'Child seats',
    fuel: 'Fuel',
    fuels: { diesel: 'Diesel', petrol: 'Petrol' },
    consumption: 'Consumption',
    towns: 'Pick-up towns',
    townList: (towns: string[]) => list.format(towns),
    mileage: 'Kilometres included',
    licence: 'Licence',
    whoMayDrive: 'Who may drive',
    deposit: 'Deposit',
    insurance: 'Insurance',
    excess: 'Excess',
  },
  breakdown: {
    title: 'If it breaks down',
    ask: 'Ask us who to call and what happens next.',
  },
  calendar: {
    title: 'Availability',
    some: 'Crossed-out days are taken. Nothing is booked here.',
    ask: 'Ask us about your dates.',
    previous: 'Previous two months',
    next: 'Next two months',
    taken: 'not available',
  },
};
