import type { Vehicle } from '@expat-buddy/domain/vehicle/types';

/** Sorted by the difference in berths, then in seats. */
export function relatedVehicles(vehicles: Vehicle[], vehicle: Vehicle, most: number): Vehicle[] {
  const distance = ({ berths, seats }: Vehicle) =>
    Math.abs(berths - vehicle.berths) * 100 + Math.abs(seats - vehicle.seats);
  return vehicles
    .filter(({ id }) => id !== vehicle.id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most);
}
