import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';

export function useVehicleLabels() {
  const { facts: text } = vehicleMessages;
  return {
    berths: ({ berths }: Vehicle) => (berths === 0 ? text.noBerths : text.sleepsCount(berths)),
    seats: ({ seats }: Vehicle) => text.seatsCount(seats),
    gearbox: ({ gearbox }: Vehicle) => (gearbox === 'automatic' ? text.automatic : text.manual),
    minimumDays: ({ minimum_days }: Vehicle) => text.fromDays(minimum_days),
    driver: ({ with_driver }: Vehicle) => (with_driver ? text.withDriver : text.selfDrive),
    // Only an amount is a price per day; "on request" is shown as staff wrote it.
    price: ({ price_per_day }: Vehicle) => {
      if (price_per_day.trim() === '') return text.onRequest;
      return /\p{Nd}/u.test(price_per_day) ? text.perDay(price_per_day) : price_per_day;
    },
  };
}
