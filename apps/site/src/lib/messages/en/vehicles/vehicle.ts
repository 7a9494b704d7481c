import { counted } from '../../plural.ts';

export const vehicleMessages = {
  facts: {
    sleeps: 'Sleeps',
    seats: 'Seats',
    gearbox: 'Gearbox',
    days: 'At least',
    driver: 'At the wheel',
    price: 'Price',
    noBerths: 'No sleeping places',
    sleepsCount: (count: number) => `Sleeps ${count}`,
    seatsCount: (count: number) => counted(count, { one: '# seat', other: '# seats' }),
    daysCount: (count: number) => counted(count, { one: '# day', other: '# days' }),
    fromDays: (count: number) => `from ${counted(count, { one: '# day', other: '# days' })}`,
    manual: 'Manual',
    automatic: 'Automatic',
    withDriver: 'With driver',
    selfDrive: 'You drive',
    perDay: (amount: string) => `${amount} a day`,
    onRequest: 'Price on request',
    none: 'none',
  },
  page: {
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
    relatedText: 'Similar in size.',
  },
  examples:
    'The prices here are examples. Our answer to your inquiry states what you pay, before anything is agreed.',
  inquiry: {
    about: (name: string) => `I would like to rent: ${name}.\n`,
  },
};
