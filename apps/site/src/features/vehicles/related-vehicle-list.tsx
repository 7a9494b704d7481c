import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PlacesPlan } from './places-plan.tsx';
import { useVehicleLabels } from './use-vehicle-labels.ts';

export function RelatedVehicleList({ vehicles }: { vehicles: Vehicle[] }) {
  const labels = useVehicleLabels();
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.id}
          className="group relative flex flex-col border-t-2 border-ochre pt-5 pb-2"
        >
          <PlacesPlan
            berths={vehicle.berths}
            seats={vehicle.seats}
            className="text-muted group-hover:text-sea"
          />
          <h3 className="mt-3 text-title">
            <AppLink
              to={paths.vehicle(vehicle.id)}
              className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
            >
              <span {...englishMark(vehicle, 'name')}>{vehicle.name}</span>
            </AppLink>
          </h3>
          <p className="mt-1 text-small text-muted">
            {[labels.berths(vehicle), labels.seats(vehicle), labels.gearbox(vehicle)].join(' · ')}
          </p>
          <p className="tabular mt-2 font-medium first-letter:uppercase">{labels.price(vehicle)}</p>
        </li>
      ))}
    </ul>
  );
}
