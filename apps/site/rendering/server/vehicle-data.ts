import type { Vehicle, VehicleDetails } from '@expat-buddy/domain/vehicle/types';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { provider } from './company-data.ts';
import { firmPrice, offerWith, propertyValue, unitCodes, unitPrice } from './offers.ts';
import { type Address, algeria, imageOf, type Settings, type Thing } from './thing.ts';

const { facts: text } = vehicleMessages;

/**
 * Renting out a vehicle, without what is unknown. It is a service, because Google takes a vehicle for a product, which
 * needs a price or reviews.
 */
export function rental(
  vehicle: Vehicle,
  details: VehicleDetails | null,
  settings: Settings,
  path: string,
  address: Address,
): Thing {
  return {
    '@type': 'Service',
    name: vehicle.name,
    description: vehicle.description,
    url: address(path),
    image: imageOf(vehicle.image, address),
    areaServed: algeria,
    provider: provider(settings, address),
    offers: rentalOffer(vehicle, details?.pick_up_towns ?? [], settings),
  };
}

function rentalOffer(vehicle: Vehicle, towns: readonly string[], settings: Settings) {
  const { seats, berths, gearbox, minimum_days } = vehicle;
  const price = firmPrice(vehicle, 'price_per_day', settings);
  return offerWith({
    ...(price && unitPrice(price, 'day')),
    eligibleDuration: {
      '@type': 'QuantitativeValue',
      minValue: minimum_days,
      unitCode: unitCodes.day,
    },
    ...(towns.length > 0 && {
      availableAtOrFrom: towns.map((name) => ({ '@type': 'Place', name })),
    }),
    additionalProperty: [
      propertyValue(text.seats, seats),
      ...(berths > 0 ? [propertyValue(text.sleeps, berths)] : []),
      propertyValue(text.gearbox, gearbox === 'automatic' ? text.automatic : text.manual),
    ],
  });
}
