import type { Row } from '@expat-buddy/domain/supabase-client';
import type { Vehicle, VehicleDetails } from '@expat-buddy/domain/vehicle/types';
import { expect, it } from 'vitest';
import { imageOf } from './thing.ts';
import { rental } from './vehicle-data.ts';

const vehicle = {
  name: 'Long Van',
  description: '',
  image: '',
  seats: 3,
  berths: 2,
  gearbox: 'manual',
  minimum_days: 3,
  price_per_day: '€95',
} as Vehicle;

const address = (path: string) => `https://example.org${path}`;

const offer = (more: Partial<Vehicle>, towns: string[] = [], areExamples = false) =>
  rental(
    { ...vehicle, ...more },
    { pick_up_towns: towns } as VehicleDetails,
    { prices_are_examples: areExamples } as Row<'site_settings'>,
    '/rv-rental/long-van',
    address,
  ).offers;

it('a vehicle is offered by the day, where it is picked up', () => {
  expect(offer({}, ['Algiers'])).toMatchObject({
    price: 95,
    priceCurrency: 'EUR',
    priceSpecification: { referenceQuantity: { value: 1, unitCode: 'DAY' } },
    eligibleDuration: { minValue: 3, unitCode: 'DAY' },
    availableAtOrFrom: [{ '@type': 'Place', name: 'Algiers' }],
    additionalProperty: [
      { name: 'Seats', value: 3 },
      { name: 'Sleeps', value: 2 },
      { name: 'Gearbox', value: 'Manual' },
    ],
  });
});

it('a vehicle is described without what is unknown', () => {
  const described = offer({ berths: 0 }, [], true);
  expect(described).not.toHaveProperty('price');
  expect(described).not.toHaveProperty('availableAtOrFrom');
  expect(JSON.stringify(described)).not.toContain('Sleeps');
  expect(offer({ price_per_day: 'on request' })).not.toHaveProperty('price');
});

it.each([
  ['illustrations/vehicle-long-van.webp', 'https://example.org/share/vehicle-long-van.jpg'],
  [
    '/storage/v1/object/public/photos/2026/van.webp',
    'http://api.test/storage/v1/object/public/photos/2026/van.webp',
  ],
  ['https://elsewhere.example/van.webp', 'https://elsewhere.example/van.webp'],
])('the picture %j has a full address', (path, url) => {
  expect(imageOf(path, address)).toBe(url);
});
