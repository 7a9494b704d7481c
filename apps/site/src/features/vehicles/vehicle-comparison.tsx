import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PlacesPlan } from './places-plan.tsx';
import { useVehicleLabels } from './use-vehicle-labels.ts';

const link = 'font-medium text-sea underline-offset-4 hover:underline';

export function VehicleComparison({ vehicles }: { vehicles: Vehicle[] }) {
  return (
    <>
      <ComparisonTable vehicles={vehicles} />
      <ComparisonList vehicles={vehicles} />
    </>
  );
}

function ComparisonTable({ vehicles }: { vehicles: Vehicle[] }) {
  const { list: text } = rvMessages;
  const { facts } = vehicleMessages;
  const labels = useVehicleLabels();
  const columns = [facts.sleeps, facts.seats, facts.gearbox, facts.days, facts.driver];
  return (
    <table className="tabular w-full border-collapse text-start text-[0.95rem] max-md:hidden lg:text-[1rem]">
      <caption className="sr-only">{text.tableLabel}</caption>
      <thead>
        <tr className="border-b-2 border-ochre text-small text-muted">
          <th scope="col" className="py-3 pe-4 text-start font-medium">
            {text.vehicle}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-2 py-3 text-start font-medium whitespace-nowrap"
            >
              {column}
            </th>
          ))}
          <th scope="col" className="py-3 ps-3 text-end font-medium">
            {facts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <tr key={vehicle.id} className="border-b border-line align-baseline hover:bg-sand/50">
            <th scope="row" className="py-3.5 pe-4 text-start font-normal">
              <AppLink to={paths.vehicle(vehicle.id)} className={`${link} block py-1`}>
                <span {...englishMark(vehicle, 'name')}>{vehicle.name}</span>
              </AppLink>
            </th>
            <td className="px-2 py-3.5">{vehicle.berths || facts.none}</td>
            <td className="px-2 py-3.5">{vehicle.seats}</td>
            <td className="px-2 py-3.5">{labels.gearbox(vehicle)}</td>
            <td className="px-2 py-3.5 whitespace-nowrap">
              {facts.daysCount(vehicle.minimum_days)}
            </td>
            <td
              className={`px-2 py-3.5 whitespace-nowrap ${vehicle.with_driver ? 'font-medium' : ''}`}
            >
              {labels.driver(vehicle)}
            </td>
            <td className="py-3.5 ps-2 text-end font-medium whitespace-nowrap first-letter:uppercase">
              {labels.price(vehicle)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ComparisonList({ vehicles }: { vehicles: Vehicle[] }) {
  const { list: text } = rvMessages;
  const labels = useVehicleLabels();
  return (
    <ul aria-label={text.tableLabel} className="border-t-2 border-ochre md:hidden">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="tabular border-b border-line py-4">
          <AppLink to={paths.vehicle(vehicle.id)} className={`${link} inline-block py-1.5`}>
            <span {...englishMark(vehicle, 'name')}>{vehicle.name}</span>
          </AppLink>
          <p className="mt-1 text-small text-muted">
            {[
              labels.berths(vehicle),
              labels.seats(vehicle),
              labels.gearbox(vehicle),
              labels.minimumDays(vehicle),
              labels.driver(vehicle),
            ].join(' · ')}
          </p>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <PlacesPlan berths={vehicle.berths} seats={vehicle.seats} className="text-muted" />
            <span className="ms-auto inline-block font-medium first-letter:uppercase">
              {labels.price(vehicle)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
