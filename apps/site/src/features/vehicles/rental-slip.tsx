import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import type { ReactNode } from 'react';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { PlacesPlan } from './places-plan.tsx';
import { useVehicleLabels } from './use-vehicle-labels.ts';

export function RentalSlip({ vehicle, children }: { vehicle: Vehicle; children: ReactNode }) {
  const { facts: text, page } = vehicleMessages;
  const labels = useVehicleLabels();
  const facts = [
    [text.sleeps, vehicle.berths || text.noBerths],
    [text.seats, vehicle.seats],
    [text.gearbox, labels.gearbox(vehicle)],
    [text.days, text.daysCount(vehicle.minimum_days)],
    [text.driver, labels.driver(vehicle)],
  ] as const;
  return (
    <section
      aria-label={page.slip}
      className="tabular overflow-clip rounded-lg border border-line bg-surface print:break-inside-avoid"
    >
      <div className="px-6 pt-6 pb-5">
        <PlacesPlan berths={vehicle.berths} seats={vehicle.seats} className="text-accent" />
        <dl className="mt-4">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 last:border-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-t-2 border-dashed border-line px-6 pt-5 pb-6 before:absolute before:start-[-0.8rem] before:top-[-0.85rem] before:size-6 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:end-[-0.8rem] after:top-[-0.85rem] after:size-6 after:rounded-full after:border after:border-line after:bg-paper">
        <dl>
          <dt className="text-small text-muted">{text.price}</dt>
          <dd className="font-display text-[1.75rem] leading-tight first-letter:uppercase">
            {labels.price(vehicle)}
          </dd>
        </dl>
        {children}
      </div>
    </section>
  );
}
