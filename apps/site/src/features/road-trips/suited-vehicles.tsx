import type { SuitedVehicle } from '@expat-buddy/domain/vehicle/types';
import { ArrowRight } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { AppLink } from '#ui/app-link.tsx';

export function SuitedVehicles({ vehicles }: { vehicles: SuitedVehicle[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.id}
          className="group relative grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
        >
          <p className="font-display text-title">
            <AppLink
              to={paths.vehicle(vehicle.id)}
              className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
            >
              <span {...englishMark(vehicle, 'name')}>{vehicle.name}</span>
              <ArrowRight
                className="ms-3 inline size-4 text-sea transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                aria-hidden="true"
              />
            </AppLink>
          </p>
          <p className="tabular sm:text-end">
            {vehicle.price_per_day && text.perDay(vehicle.price_per_day)}
          </p>
          <p className="tabular text-small text-muted">
            {[
              vehicle.berths > 0 && text.berths(vehicle.berths),
              text.seats(vehicle.seats),
              text.gearboxes[vehicle.gearbox],
              vehicle.with_driver && text.withDriver,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
